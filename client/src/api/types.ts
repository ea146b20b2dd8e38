/** What the server sends and takes; made from its own description when the client is built. */
import type { View as Sent } from "./schema";

export type {
  AccountInfo,
  ActGroup,
  ActInfo,
  ActTold,
  AdminTable,
  AnalysisInfo,
  BecauseInfo,
  BlockInfo,
  ChapterInfo,
  Claimed,
  ClaimInfo,
  ClockInfo,
  ClockPlan,
  ConditionInfo,
  Created,
  DecisionInfo,
  EventInfo,
  GameInfo,
  HintsInfo,
  LessonInfo,
  LineInfo,
  RemarkInfo,
  RemarksInfo,
  LimitsInfo,
  LogEntry,
  LoggedInfo,
  Me,
  Message,
  Position,
  ProposedCode,
  Reported,
  ReportInfo,
  ResultInfo,
  ScorePoint,
  SeatInfo,
  StepInfo,
  TableCard,
  Tables,
  Token,
  Told,
  Uploaded,
  Verified,
  WayInfo,
  Why,
} from "./schema";

/** A table as one viewer sees it. Only its game knows what the position and what is shown beside it consist of. */
export type View<State = unknown, Shown = unknown> = Omit<Sent, "state" | "shown"> & { state: State; shown: Shown };

/** The data of a message, an event or an option. */
export type Data = Record<string, string | number>;

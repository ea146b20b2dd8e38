/** What the server sends and takes; made from its own description when the client is built. */
import type { View as Sent } from "./schema";

export type {
  ActGroup,
  ActInfo,
  ActTold,
  AnalysisInfo,
  BecauseInfo,
  ChapterInfo,
  ChatInfo,
  ChatLine,
  Claimed,
  ClaimInfo,
  Created,
  DecisionInfo,
  EventInfo,
  FriendLink,
  Friends,
  GameInfo,
  GameStats,
  HintsInfo,
  Ladder,
  LessonInfo,
  LineInfo,
  RemarkInfo,
  RemarksInfo,
  LogEntry,
  Me,
  Message,
  Muted,
  PastGame,
  Position,
  Profile,
  ResultInfo,
  ScorePoint,
  SeatInfo,
  StepInfo,
  TableCard,
  Tables,
  Token,
  Uploaded,
  Verified,
  WayInfo,
  Why,
} from "./schema";

/** A table as one viewer sees it. Only its game knows what the position and what is shown beside it consist of. */
export type View<State = unknown, Shown = unknown> = Omit<Sent, "state" | "shown"> & { state: State; shown: Shown };

/** The data of a message, an event or an option. */
export type Data = Record<string, string | number>;

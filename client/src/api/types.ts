/** What the server sends and takes; made from its own description when the client is built. */
export type {
  ActGroup,
  ActInfo,
  Claimed,
  ClaimInfo,
  Created,
  EventInfo,
  GameInfo,
  LogEntry,
  Me,
  Message,
  Position,
  ResultInfo,
  ScorePoint,
  SeatInfo,
  TableCard,
  Tables,
  Token,
  Uploaded,
  Verified,
  View,
  Why,
} from "./schema";

/** The data of a message, an event or an option. */
export type Data = Record<string, string | number>;

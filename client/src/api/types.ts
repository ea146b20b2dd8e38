/** What the server sends and takes; made from its own description when the client is built. */
import type { Position as AnyPosition, View as AnyView } from "./schema";

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
  ResultInfo,
  ScorePoint,
  SeatInfo,
  TableCard,
  Tables,
  Token,
  Uploaded,
  Verified,
  Why,
} from "./schema";

/** The data of a message, an event or an option. */
export type Data = Record<string, string | number>;

/** Each game knows the type of its own positions. */
type OfSomeGame<T> = Omit<T, "state" | "shown" | "scene"> & { state: unknown; shown: unknown; scene: unknown };
export type Position = OfSomeGame<AnyPosition>;
export type View = OfSomeGame<AnyView>;

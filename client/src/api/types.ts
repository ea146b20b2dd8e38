/** What the server sends and takes. */
export type Data = Record<string, string | number>;
export interface Message { id: string; data: Data }
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot?: string | null;
  mine: boolean;
  present: boolean;
}
export interface Result {
  categories: Record<string, number>[];
  totals: number[];
  winners: number[];
  verdict: string;
  final: boolean;
}
export interface LegalAct { args: string[]; change: Record<string, number>; reveals: boolean }
export interface ActGroup { verb: string; role: "main" | "side" | "close"; kinds: string[]; acts: LegalAct[] }
export interface Position {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  state: any;
  actor: number;
  prompt: Message;
  result: Result;
  counters: Record<string, number>[];
}
export interface View extends Position {
  id: string;
  name: string;
  game: string;
  players: number;
  options: Data;
  seq: number;
  moves: number;
  seats: SeatInfo[];
  legal: ActGroup[];
  can_undo: boolean;
  can_restart: boolean;
  over: boolean;
  commitment: string;
  seed?: string | null;
  host: boolean;
  spectator?: string | null;
}
export interface GameEvent { id: string; seat: number; data: Data }
export interface LogEntry { n: number; seq: number; actor: number; act: string; events: GameEvent[]; undone: boolean }

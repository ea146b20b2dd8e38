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
  owned?: boolean;
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
  status: "waiting" | "running" | "over";
  log_length: number;
  fork_at: number;
  imported: boolean;
  rematch?: string | null;
}
export interface GameEvent { id: string; seat: number; data: Data }
export interface LogEntry { n: number; seq: number; actor: number; act: string; events: GameEvent[]; undone: boolean }
export interface TableCard {
  id: string;
  name: string;
  game: string;
  players: number;
  status: "waiting" | "running" | "over";
  seats: SeatInfo[];
  your_turn: boolean;
  updated: string;
  moves: number;
  result?: Result | null;
}
export interface GameInfo {
  id: string;
  seats: number[];
  options: { id: string; values: (string | number)[]; default: string | number }[];
  languages: string[];
  bots: string[];
}
export interface Created { id: string; links: { seat: number; token: string }[]; spectator: string }
export interface ScorePoint { n: number; totals: number[] }
export interface Verified { moves: number; outcomes: number; ok: boolean; error?: Message | null }

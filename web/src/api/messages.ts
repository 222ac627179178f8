// Messages on the socket, in both directions.
import type { ChatLine, DealtTile, Message, TableInfo } from './types';

export type ClientMessage =
  | { type: 'sit'; token: string; moves: boolean }
  | { type: 'watch' }
  | MoveMessage
  | { type: 'assess'; id: string; draft: string }
  | { type: 'arrange'; id: string; how: string }
  | { type: 'hint'; id: string }
  | { type: 'next'; number: number }
  | { type: 'start' }
  | { type: 'rematch'; word: string }
  | { type: 'leave' }
  | { type: 'resign' }
  | { type: 'end' }
  | { type: 'decline' }
  | { type: 'chat'; text: string }
  | { type: 'settings'; chat?: boolean; pace?: number }
  | { type: 'state' };

export interface MoveMessage {
  type: 'move';
  id: string;
  number: number;
  move: string;
}

export interface StateMessage {
  type: 'state';
  you: number | null;
  number: number;
  actors: number[];
  table: TableInfo;
  view: unknown;
  moves?: string[];
  arrangements?: string[];
  events: Message[];
  dealt?: DealtTile[];
  chat?: ChatLine[];
}

export interface UpdateMessage {
  type: 'update';
  number: number;
  actors: number[];
  events: Message[];
  view: unknown;
  moves?: string[];
  id?: string;
  table?: TableInfo;
  time?: number;
  dealt?: DealtTile[];
}

export interface AssessmentMessage {
  type: 'assessment';
  id: string;
  number: number;
  refusal: Message | null;
  remark: Message | null;
  parts: { part: string; stands: boolean; remark: Message | null }[];
  worth: number | null;
}

export interface HintMessage {
  type: 'hint';
  id: string;
  number: number;
  move: string;
  reason: Message;
}

export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | { type: 'done'; id: string; number: number }
  | { type: 'refused'; id?: string; number?: number; reason: Message }
  | { type: 'table'; table: TableInfo }
  | AssessmentMessage
  | { type: 'arrangement'; id: string; groups: string[][] }
  | HintMessage
  | { type: 'chat'; seat: number; text: string }
  | { type: 'rematch'; table: string; seat?: number; token?: string }
  | { type: 'elsewhere'; node: string } // that has the table
  | { type: 'goodbye'; reason: Message };

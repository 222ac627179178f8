// Messages as the server sends them, with just enough in them.
import type { StateMessage, UpdateMessage } from '../api/messages';
import type { SeatInfo, TableInfo } from '../api/types';

const seat = (name: string, kind: SeatInfo['kind']): SeatInfo => ({
  name,
  kind,
  level: '',
  here: true,
  away: false,
  hints: 0,
  ready: false,
  ends: false,
  declined: false,
});

export function aTable(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'T',
    game: 'big2',
    rules: '1 start=club',
    options: { start: 'club' },
    match: 'deals 3',
    phase: 'playing',
    host: 0,
    chat: true,
    watch: true,
    pace: 800,
    clock: 0,
    watchers: 0,
    seats: [seat('Ada', 'person'), seat('Basil', 'computer')],
    deal: 1,
    scores: [0, 0],
    sheet: [],
    winners: [],
    leaders: [],
    called_off: false,
    time: null,
    fair: { method: 'sha256-chain-1', commitment: 'c0', words: ['tea', ''] },
    ...changes,
  };
}

export function aState(changes: Partial<StateMessage> = {}): StateMessage {
  return {
    type: 'state',
    you: 0,
    number: 12,
    actors: [0],
    table: aTable(),
    view: { hand: 'first' },
    moves: ['C3', 'pass'],
    arrangements: ['rank'],
    events: [{ key: 'table.deal', deal: 1 }],
    dealt: [{ face: 'C3', place: 'hand 0' }],
    chat: [],
    ...changes,
  };
}

export function anUpdate(changes: Partial<UpdateMessage> = {}): UpdateMessage {
  return {
    type: 'update',
    number: 13,
    actors: [1],
    events: [{ key: 'big2.passes', seat: { seat: 0 } }],
    view: { hand: 'second' },
    moves: [],
    ...changes,
  };
}

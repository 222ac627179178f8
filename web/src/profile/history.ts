// Positions of the chart's columns, in its own units; the page scales the chart.
import type { PastMatch } from '../api/types';
import { signed } from '../shared/numbers';

export const WIDTH = 320;
export const HEIGHT = 110;
const MARKS = 10; // height of the marks below the columns
const WIDEST = 24;
const LEAST_HEIGHT = 1.5; // a column of zero points stays visible

export interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly won: boolean;
  readonly title: string;
}

export interface Chart {
  readonly columns: readonly Column[];
  readonly zero: number; // the zero line
  readonly least: number;
  readonly most: number;
}

export function columnsOf(history: readonly PastMatch[]): Chart {
  const points = history.map((step) => step.points);
  const least = Math.min(...points);
  const most = Math.max(...points);
  const bottom = Math.min(0, least);
  const scale = (HEIGHT - MARKS) / Math.max(1, Math.max(0, most) - bottom);
  const zero = HEIGHT - MARKS + bottom * scale;
  const step = Math.min(WIDEST, WIDTH / history.length);
  const width = step * 0.72;
  const columns = history.map(({ points: made, won }, i) => {
    const height = Math.max(LEAST_HEIGHT, Math.abs(made) * scale);
    return { x: i * step + (step - width) / 2, y: made > 0 ? zero - height : zero, width, height, won, title: signed(made) };
  });
  return { columns, zero, least, most };
}

export interface GameShare {
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

// Totals per game over all its rules, most played first.
export function byGame(statistics: readonly GameShare[]): readonly GameShare[] {
  const games = new Map<string, GameShare>();
  for (const { game, played, won } of statistics) {
    const before = games.get(game) ?? { game, played: 0, won: 0 };
    games.set(game, { game, played: before.played + played, won: before.won + won });
  }
  return [...games.values()].toSorted((one, other) => other.played - one.played);
}

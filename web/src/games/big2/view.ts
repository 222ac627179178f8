// The server's view of a deal of Big-2 (view_json in src/games/big2/rules/text.cpp).

export interface Big2View {
  readonly hands: readonly (readonly string[] | null)[];
  readonly counts: readonly number[];
  readonly played: readonly string[];
  readonly top: { readonly seat: number; readonly pattern: string; readonly cards: readonly string[] } | null;
  readonly turn: number;
  readonly over: boolean;
  readonly opening: boolean;
}

export const big2View = (view: unknown) => view as Big2View;

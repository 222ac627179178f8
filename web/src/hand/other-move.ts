// A move that takes no tiles (pass, draw): a button and a key of its own.
export interface OtherMove {
  readonly move: string;
  readonly label: string;
  readonly key: string;
}

// A move without tiles (pass, draw), with its own button and key.
export interface OtherMove {
  readonly move: string;
  readonly label: string;
  readonly key: string;
}

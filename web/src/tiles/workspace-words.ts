// Texts that depend on a game's words for sets and rack.
export interface WorkspaceWords {
  readonly rack: string;
  readonly rackEmpty: string;
  readonly empty: string; // nothing lies on the table
  readonly dropHere: string; // and this is where it can
  readonly set: (number: number, tiles: string) => string;
  readonly inSet: (tile: string, set: number) => string;
  readonly loose?: string; // tiles taken off the table
  readonly tools: string;
  readonly newSet: string;
  readonly toRack: string;
  readonly notStanding: (sets: number) => string;
  readonly said: {
    readonly newSet: (tiles: string) => string;
    readonly into: (tiles: string, set: number) => string;
    readonly back: (tiles: string) => string;
  };
}

// What an event sounds and looks like, whatever the game: a tile is played, one is drawn, a trick is taken.

export interface Cue {
  readonly sound: 'play' | 'draw' | 'trick';
  readonly from?: string; // the spot that what is drawn comes from
}

export const PLAY: Cue = { sound: 'play' };
export const TRICK: Cue = { sound: 'trick' };
export const drawFrom = (from: string): Cue => ({ sound: 'draw', from });

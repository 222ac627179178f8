// The sound and animation of an event in any game: a tile is played or drawn, or a trick is taken.

export interface Cue {
  readonly sound: 'play' | 'draw' | 'trick';
  readonly from?: string; // the spot a drawn tile comes from
}

export const PLAY: Cue = { sound: 'play' };
export const TRICK: Cue = { sound: 'trick' };
export const drawFrom = (from: string): Cue => ({ sound: 'draw', from });

// Short soft sounds of the table. zzfx opens the audio device when it is loaded, so it is loaded late.
import { settings, type SoundName } from '../keep/settings.svelte';

// As zzfx has them: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, …
const SOUNDS: Readonly<Record<SoundName, readonly number[]>> = {
  // A sine of 523 Hz that swells and fades, with a step of a fifth in it.
  turn: [0.35, 0, 523.25, 0.02, 0.08, 0.28, 0, 1, 0, 0, 260, 0.09, 0, 0, 0, 0, 0, 0.8, 0.04],
  // A tile set down on wood.
  play: [0.3, 0.04, 260, 0.001, 0.008, 0.05, 1, 1.8, -6, 0, 0, 0, 0, 0.5],
  // A tile sliding off a pile.
  draw: [0.18, 0.04, 500, 0.01, 0.02, 0.06, 4, 0.6, 14, 0, 0, 0, 0, 0.2],
  // Two notes down: a trick is gathered.
  trick: [0.26, 0, 392, 0.01, 0.05, 0.14, 0, 1, 0, 0, -98, 0.06, 0, 0, 0, 0, 0, 0.8, 0.03],
  // Rising notes.
  win: [0.34, 0, 392, 0.02, 0.22, 0.4, 0, 1, 0, 0, 131, 0.09, 0.18, 0, 0, 0, 0.08, 0.8, 0.06],
};

export async function play(sound: SoundName): Promise<void> {
  if (!settings.sound || !settings.sounds[sound]) return;
  // Browsers allow sound only after the user has interacted with the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    const { zzfx } = await import('zzfx');
    zzfx(...SOUNDS[sound]);
  } catch {
    // The server is gone before the sounds were loaded: continue without them.
  }
}

// A soft chime when it is your turn. zzfx opens the audio device when it is loaded, so it is loaded late.

// A sine of 523 Hz that swells and fades, with a step of a fifth in it.
const CHIME = [0.35, 0, 523.25, 0.02, 0.08, 0.28, 0, 1, 0, 0, 260, 0.09, 0, 0, 0, 0, 0, 0.8, 0.04];

export async function playTurnSound(): Promise<void> {
  // Browsers allow sound only after a person has done something on the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    const { zzfx } = await import('zzfx');
    zzfx(...CHIME);
  } catch {
    // The server went away before it gave us the chime: the game goes on without.
  }
}

// A voice that says tiles as they are written.
import type { Voice } from '../words/voice';

export const plainVoice: Voice = { say: ({ key }) => key, tiles: (text) => text };

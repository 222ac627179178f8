// The same sentence twice: tiles are signs for the eyes, and words for the ears.
import type { Message } from '../api/types';

export interface Voice {
  say(message: Message): string;
  tiles(text: string): string;
}

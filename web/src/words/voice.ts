// Two versions of a sentence: tiles are symbols on the screen, and words for screen readers.
import type { Message } from '../api/types';

export interface Voice {
  say(message: Message): string;
  tiles(text: string): string;
}

// A default word for the shuffle. Any word will do, as long as it comes from this browser.
import { words } from '../words';

export const LONGEST_WORD = 40;

function random(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}
const one = (of: readonly string[]) => of[random(of.length)] ?? '';

export function freshWord(): string {
  const parts = words.lobby.wordParts.map((part) => one(part.split(' ')));
  return [...parts, random(900) + 100].join(' ');
}

// One line without surrounding spaces, so that the word sent is the word kept for the check.
export function cleanWord(word: string): string {
  return word.replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORD);
}

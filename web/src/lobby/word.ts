// A default word for the shuffle. Any word will do, as long as it comes from this browser.

const FIRST = 'amber brisk calm daring early fabled gentle humming ivory jolly keen lucky'.split(' ');
const SECOND = 'otter lantern maple comet harbour violin teapot meadow sparrow compass pebble quill'.split(' ');

export const LONGEST_WORD = 40;

function random(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}
const one = (of: readonly string[]) => of[random(of.length)] ?? '';

export function freshWord(): string {
  return `${one(FIRST)} ${one(SECOND)} ${random(900) + 100}`;
}

// One line without surrounding spaces, so that the word sent is the word kept for the check.
export function cleanWord(word: string): string {
  return word.replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORD);
}

// A word for the fair deal, for who does not want to think of one. Any word will do: it only has to come from us.

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

// One line, no spaces around it: what is sent is what is kept for the check.
export function cleanWord(word: string): string {
  return word.replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORD);
}

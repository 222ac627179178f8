// How long a match is: "deals 3", "to 200" points, "within 200": until somebody has 200 or −200, or "down 0": until
// somebody has no more than that.

export const LENGTHS = ['deals', 'to', 'within', 'down'] as const;

export interface Match {
  readonly length: (typeof LENGTHS)[number];
  readonly number: number;
}

export function parseMatch(text: string): Match {
  const [length, number] = text.split(' ');
  const known = LENGTHS.find((each) => each === length) ?? 'deals';
  return { length: known, number: Number(number) || (known === 'down' ? 0 : 1) };
}

export const matchText = ({ length, number }: Match) => `${length} ${number}`;

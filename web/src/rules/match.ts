// How long a match is: "deals 3", "to 200" points, or "within 200": until somebody has 200 or −200.

export interface Match {
  readonly length: 'deals' | 'to' | 'within';
  readonly number: number;
}

export function parseMatch(text: string): Match {
  const [length, number] = text.split(' ');
  return { length: length === 'to' || length === 'within' ? length : 'deals', number: Number(number) || 1 };
}

export const matchText = ({ length, number }: Match) => `${length} ${number}`;

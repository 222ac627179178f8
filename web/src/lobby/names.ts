// Names at a table are all different: "ada" and "Ada" count as the same.
function compared(name: string): string {
  return name.trim().replace(/\s+/g, ' ').replace(/[İı]/g, 'i').toLowerCase();
}

export function sameName(one: string, other: string): boolean {
  return compared(one) === compared(other);
}

// "Guest", or "Guest 2" if that is taken, and so on.
export function freeName(name: string, taken: readonly string[]): string {
  const free = (each: string) => !taken.some((other) => sameName(other, each));
  let number = 1;
  const numbered = () => (number === 1 ? name : `${name} ${number}`);
  while (!free(numbered())) number += 1;
  return numbered();
}

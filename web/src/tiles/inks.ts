// What tiles are printed with, as the chosen palette (look/palettes.css) has it.
export const inks = {
  black: 'var(--tile-black)',
  red: 'var(--tile-red)',
  green: 'var(--tile-green)',
  blue: 'var(--tile-blue)',
  yellow: 'var(--tile-yellow)',
} as const;

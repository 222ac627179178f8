// The colours of tiles in the chosen palette (look/palettes.css).
export const inks = {
  black: 'var(--tile-black)',
  red: 'var(--tile-red)',
  green: 'var(--tile-green)',
  blue: 'var(--tile-blue)',
  yellow: 'var(--tile-yellow)',
} as const;

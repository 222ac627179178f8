// Outlines on a field of 24 by 24, drawn with a pen of 2.
export const icons = {
  back: 'M15 5l-7 7 7 7',
  rules: 'M5 4h6a3 3 0 0 1 3 3v13a3 3 0 0 0-3-3H5z M19 4h-2a3 3 0 0 0-3 3v13a3 3 0 0 1 3-3h2z',
  scores: 'M6 20V10 M12 20V4 M18 20v-7',
  last: 'M4 12a8 8 0 1 0 3-6.2 M4 4v4h4 M12 8v4l3 2',
  log: 'M8 6h12 M8 12h12 M8 18h12 M4 6h.01 M4 12h.01 M4 18h.01',
  settings: 'M4 7h9 M17 7h3 M4 17h3 M11 17h9 M15 5v4 M9 15v4',
  sound: 'M4 9v6h4l5 4V5L8 9z M16.5 8.5a5 5 0 0 1 0 7 M19 6a9 9 0 0 1 0 12',
  mute: 'M4 9v6h4l5 4V5L8 9z M17 9l5 6 M22 9l-5 6',
  yes: 'M5 13l4 4L19 7',
  no: 'M12 8v5 M12 16.5v.01 M12 3l10 18H2z',
  close: 'M6 6l12 12 M18 6L6 18',
  computer: 'M5 5h14v10H5z M9 19h6 M12 15v4',
  person: 'M12 4a4 4 0 1 0 .01 0z M4 21c0-5 4-7 8-7s8 2 8 7',
  eye: 'M2 12c4-7 16-7 20 0c-4 7-16 7-20 0z M12 9a3 3 0 1 0 .01 0z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1 M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  hint: 'M9 18h6 M10 21h4 M12 3a6 6 0 0 0-4 10.5c1 1 1 1.500 1 2.500h6c0-1 0-1.500 1-2.500A6 6 0 0 0 12 3z',
  fair: 'M12 3l8 3v6c0 5-3.500 8-8 9c-4.500-1-8-4-8-9V6z M8.500 12l2.500 2.500 4.500-5',
  replay: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14 M16 5v14',
  forward: 'M9 5l7 7-7 7',
  door: 'M14 4h5v16h-5 M10 8l-4 4 4 4 M6 12h9',
  crown: 'M4 18L3 7l5 4 4-7 4 7 5-4-1 11z',
  send: 'M4 12l16-8-5 16-3-7z',
} as const;

export type IconName = keyof typeof icons;

// The player's settings, kept in this browser.
import type { Language } from '../words/language';
import { read, write } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
export type TableLook = 'felt' | 'night';
export type Palette = 'standard' | 'red-green' | 'blue-yellow';
export type Motion = 'slow' | 'normal' | 'fast' | 'off';
export type SoundName = 'turn' | 'play' | 'draw' | 'trick' | 'win';
export const AS_BROWSER = 'auto';

export interface Settings {
  name: string;
  language: Language | typeof AS_BROWSER;
  theme: Theme;
  table: TableLook;
  palette: Palette; // of tiles and suits
  sound: boolean; // any at all
  sounds: Record<SoundName, boolean>;
  motion: Motion | null; // of tiles and cards; null: the system setting
  fourColours: boolean;
  letters: boolean; // for colours and suits, on tiles and cards
  marks: boolean; // show which tiles can be played
  showChat: boolean;
  pace: number; // milliseconds a computer waits
}

const STANDARD: Settings = {
  name: '',
  language: AS_BROWSER,
  theme: 'auto',
  table: 'felt',
  palette: 'standard',
  sound: true,
  sounds: { turn: true, play: true, draw: true, trick: true, win: true },
  motion: null,
  fourColours: false,
  letters: false,
  marks: true,
  showChat: true,
  pace: 800,
};

export const settings: Settings = $state({ ...STANDARD, ...read<Partial<Settings>>('settings', {}) });

export function changeLanguage(language: Settings['language']): void {
  settings.language = language;
  write('settings', settings);
  location.reload();
}

// Called inside an effect, so that it runs again after every change.
export function applySettings(): void {
  write('settings', settings);
  const { theme, table, palette, fourColours, motion } = settings;
  const suits = fourColours ? 'four' : 'two';
  Object.assign(document.documentElement.dataset, { theme, table, palette, suits, motion: motion ?? 'system' });
}

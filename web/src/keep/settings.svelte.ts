// What a person likes, kept in this browser.
import { read, write } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  name: string;
  theme: Theme;
  sound: boolean;
  fourColours: boolean;
  marks: boolean; // show which tiles can be played
  showChat: boolean;
  pace: number; // milliseconds a computer waits
}

const STANDARD: Settings = {
  name: '',
  theme: 'auto',
  sound: true,
  fourColours: false,
  marks: true,
  showChat: true,
  pace: 800,
};

export const settings: Settings = $state({ ...STANDARD, ...read<Partial<Settings>>('settings', {}) });

// Called inside an effect, so that it runs again after every change.
export function applySettings(): void {
  write('settings', settings);
  document.documentElement.dataset['theme'] = settings.theme;
  document.documentElement.dataset['colours'] = settings.fourColours ? 'four' : 'two';
}

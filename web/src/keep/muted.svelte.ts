// Players muted in this browser, by name.
import { read, write } from './storage';

const MOST = 200;
const kept = $state({ names: read<readonly string[]>('muted', []) });

export const isMuted = (name: string) => kept.names.includes(name);

export function mute(name: string, muted: boolean): void {
  const others = kept.names.filter((other) => other !== name);
  kept.names = muted ? [...others, name].slice(-MOST) : others;
  write('muted', kept.names);
}

// Tables the player has removed from the lobby.
import { read, write } from './storage';

const MOST = 200;
const all = () => read<readonly string[]>('hidden', []);

export const isHidden = (table: string) => all().includes(table);

export function hide(table: string): void {
  write('hidden', [...all(), table].slice(-MOST));
}

// Plays the sounds of a table.
import { untrack } from 'svelte';
import type { GamePage } from '../games/page';
import type { Message } from '../api/types';
import { hasEnded } from '../table/result';
import type { TableSession } from '../table/session.svelte';
import { play } from './sound';

const AFTER_MS = 220; // the chime follows the play that made it our turn
const LOUDEST = ['trick', 'play', 'draw'] as const; // only the first of these that happen at once is played

export const cueOf = (events: readonly Message[], game: Pick<GamePage, 'cue'>) => {
  const sounds = new Set(events.map((event) => game.cue(event)?.sound));
  return LOUDEST.find((sound) => sounds.has(sound)) ?? null;
};

// Call it within a component, because it creates effects.
export function followSounds(session: TableSession, game: GamePage): void {
  $effect(() => {
    const sound = cueOf(session.news.events, game);
    if (sound && !document.hidden) untrack(() => void play(sound));
  });
  $effect(() => {
    if (!session.myTurn) return;
    const timer = setTimeout(() => void play('turn'), AFTER_MS);
    return () => clearTimeout(timer);
  });
  // No sound when joining after the end.
  let wasPlaying = false;
  $effect(() => {
    const { table, you } = session;
    const best = table?.phase === 'over' ? table.leaders : (table?.winners ?? []);
    if (table && wasPlaying && hasEnded(table) && you !== null && best.includes(you)) untrack(() => void play('win'));
    wasPlaying = table?.phase === 'playing';
  });
}

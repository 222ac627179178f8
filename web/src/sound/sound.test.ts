import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../keep/settings.svelte';
import big2 from '../games/big2';
import okey from '../games/okey';
import pinochle from '../games/pinochle';
import remi from '../games/remi';
import rummikub from '../games/rummikub';
import { cueOf } from './follow.svelte';
import { play } from './sound';

const zzfx = vi.hoisted(() => vi.fn());
vi.mock('zzfx', () => ({ zzfx }));

beforeEach(() => vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } }));
afterEach(() => {
  vi.unstubAllGlobals();
  zzfx.mockClear();
  Object.assign(settings, { sound: true });
  settings.sounds.play = true;
});

describe('a sound', () => {
  it('plays softly', async () => {
    await play('play');
    expect(zzfx).toHaveBeenCalledTimes(1);
    expect(zzfx.mock.calls[0]?.[0]).toBeLessThan(0.5);
  });

  it('can be switched off alone or with all others', async () => {
    settings.sounds.play = false;
    await play('play');
    expect(zzfx).not.toHaveBeenCalled();
    await play('draw');
    expect(zzfx).toHaveBeenCalledTimes(1);
    settings.sound = false;
    await play('draw');
    expect(zzfx).toHaveBeenCalledTimes(1);
  });

  it('waits until the player first does something', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    await play('turn');
    expect(zzfx).not.toHaveBeenCalled();
  });
});

describe('the sound of an update', () => {
  const seat = { seat: 1 };
  const heard = (game: Parameters<typeof cueOf>[1], ...keys: string[]) => cueOf(keys.map((key) => ({ key, seat })), game);

  it('is the play, the draw or the trick of each game', () => {
    expect([heard(big2, 'big2.plays'), heard(big2, 'big2.round'), heard(big2, 'big2.passes')]).toEqual(['play', 'trick', null]);
    expect([heard(okey, 'okey.draws'), heard(okey, 'okey.takes'), heard(okey, 'okey.discards')]).toEqual(['draw', 'draw', 'play']);
    expect([heard(remi, 'remi.draws'), heard(remi, 'remi.melds'), heard(remi, 'remi.discards')]).toEqual(['draw', 'play', 'play']);
    expect([heard(rummikub, 'rummikub.draws'), heard(rummikub, 'rummikub.places')]).toEqual(['draw', 'play']);
    expect([heard(pinochle, 'pinochle.plays'), heard(pinochle, 'pinochle.takes')]).toEqual(['play', 'draw']);
  });

  it('is only the loudest one', () => {
    expect(heard(pinochle, 'pinochle.plays', 'pinochle.wins_trick')).toBe('trick');
    expect(heard(big2)).toBeNull();
  });
});

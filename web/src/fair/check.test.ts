import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import type { FairDeal } from '../api/types';
import { checkDeal, type Known } from './check';
import { orderBy } from './shuffle';

const faces = ['C3', 'D3', 'H3', 'S3', 'C4', 'D4', 'H4', 'S4'];
const words = ['çay ☕', '', 'two', ''];

// As docs/api.md says: the secret of deal 2 hashed twice is the commitment.
function fairDeal(shuffle = 'chacha20-fy-1'): FairDeal {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => 7 * i);
  const commitment = bytesToHex(sha256(sha256(secret)));
  const seed = sha256(concatBytes(secret, utf8ToBytes('çay ☕\n\ntwo\n\n')));
  const layout = (orderBy(shuffle, seed, faces.length) ?? []).map((tile, i) => ({ tile, face: faces[tile] ?? '', place: `hand ${i % 4}` }));
  return {
    deal: 2,
    method: 'sha256-chain-1',
    commitment,
    words,
    secret: bytesToHex(secret),
    seed: bytesToHex(seed),
    shuffle,
    layout,
  };
}

function knownOf(deal: FairDeal): Known {
  const dealt = deal.layout.filter(({ place }) => place === 'hand 0').map(({ face, place }) => ({ face, place }));
  return { commitment: deal.commitment, seat: 0, word: 'çay ☕', dealt: dealt.toReversed() };
}

const broken = (deal: FairDeal, known: Known) =>
  checkDeal(deal, known)
    .filter(({ holds }) => !holds)
    .map(({ step }) => step);

describe('checking a deal', () => {
  const deal = fairDeal();
  const known = knownOf(deal);

  it('accepts a fair one', () => {
    expect(broken(deal, known)).toEqual([]);
    expect(checkDeal(deal, known)).toHaveLength(5);
  });

  it('accepts one drawn from a bag, and detects a bag of another size', () => {
    const drawn = fairDeal('chacha20-bag-1:6');
    expect(broken(drawn, knownOf(drawn))).toEqual([]);
    expect(broken({ ...drawn, shuffle: 'chacha20-bag-1:7' }, knownOf(drawn))).toEqual(['shuffle']);
  });

  it('detects a secret that was not committed to', () => {
    const other = { ...deal, secret: 'ab'.repeat(32) };
    expect(broken(other, known)).toEqual(['commitment', 'seed', 'shuffle']);
  });

  it('detects a commitment that was changed afterwards', () => {
    expect(broken(deal, { ...known, commitment: '00'.repeat(32) })).toEqual(['commitment']);
  });

  it('detects a word that was replaced', () => {
    expect(broken({ ...deal, words: ['tea', '', 'two', ''] }, known)).toEqual(['seed', 'shuffle', 'word']);
  });

  it('detects a seed that fits the shuffle but not the words', () => {
    expect(broken({ ...deal, seed: '11'.repeat(32) }, known)).toEqual(['seed']);
  });

  it('detects two swapped tiles', () => {
    const [first, second, ...rest] = deal.layout as [(typeof deal.layout)[0], (typeof deal.layout)[0]];
    expect(broken({ ...deal, layout: [second, first, ...rest] }, known)).toContain('shuffle');
    expect(broken({ ...deal, layout: [] }, known)).toContain('shuffle');
  });

  it('detects a hand that is not the one we were dealt', () => {
    const [first] = known.dealt ?? [];
    if (!first) throw new Error('nothing dealt');
    expect(broken(deal, { ...known, dealt: [{ ...first, place: 'hand 1' }] })).toEqual(['dealt']);
    expect(broken(deal, { ...known, dealt: [first, first] })).toEqual(['dealt']);
  });

  it('checks what a spectator can check', () => {
    const steps = checkDeal(deal, { ...known, seat: null, word: null, dealt: null }).map(({ step }) => step);
    expect(steps).toEqual(['commitment', 'seed', 'shuffle']);
  });

  it('does not accept unknown methods', () => {
    expect(checkDeal({ ...deal, method: 'trust-me-2' }, known)).toEqual([{ step: 'method', holds: false }]);
    expect(checkDeal({ ...deal, shuffle: 'trust-me-2' }, known)).toEqual([{ step: 'method', holds: false }]);
  });
});

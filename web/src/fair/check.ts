// Recomputes a finished deal from what the server committed to before it and revealed after it.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DealtTile, FairDeal } from '../api/types';
import { orderBy } from './shuffle';

export const METHOD = 'sha256-chain-1';

// What this browser knows without the server.
export interface Known {
  readonly commitment: string; // as it was before the first deal
  readonly seat: number | null;
  readonly word: string | null; // ours, from when we sat down
  readonly dealt: readonly DealtTile[] | null; // what we saw at the start of the deal
}

export type Step = 'method' | 'commitment' | 'word' | 'seed' | 'shuffle' | 'dealt';

export interface Finding {
  readonly step: Step;
  readonly holds: boolean;
}

export function checkDeal(deal: FairDeal, known: Known): Finding[] {
  // The seed is recomputed: a shuffle that fits a seed chosen by the server proves nothing.
  const seed = seedOf(deal);
  const order = orderBy(deal.shuffle, hexToBytes(seed), deal.layout.length);
  if (deal.method !== METHOD || order === null) return [{ step: 'method', holds: false }];
  const findings: Finding[] = [
    { step: 'commitment', holds: holdsCommitment(deal, known.commitment) },
    { step: 'seed', holds: seed === deal.seed.toLowerCase() },
    { step: 'shuffle', holds: holdsShuffle(deal, order) },
  ];
  if (known.seat !== null && known.word !== null) {
    findings.push({ step: 'word', holds: deal.words[known.seat] === known.word });
  }
  if (known.dealt !== null) findings.push({ step: 'dealt', holds: holdsDealt(deal, known.dealt) });
  return findings;
}

function holdsCommitment(deal: FairDeal, promised: string): boolean {
  let hash = hexToBytes(deal.secret);
  for (let i = 0; i < deal.deal; i++) hash = sha256(hash);
  const found = bytesToHex(hash);
  return found === promised.toLowerCase() && found === deal.commitment.toLowerCase();
}

function seedOf(deal: FairDeal): string {
  const words = deal.words.map((word) => utf8ToBytes(`${word}\n`));
  return bytesToHex(sha256(concatBytes(hexToBytes(deal.secret), ...words)));
}

function holdsShuffle(deal: FairDeal, order: readonly number[]): boolean {
  return deal.layout.length > 0 && deal.layout.every(({ tile }, i) => tile === order[i]);
}

// Tiles may be identical, so each is looked up among those not yet matched.
function holdsDealt(deal: FairDeal, dealt: readonly DealtTile[]): boolean {
  const left = [...deal.layout];
  return dealt.every(({ face, place }) => {
    const at = left.findIndex((laid) => laid.face === face && laid.place === place);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

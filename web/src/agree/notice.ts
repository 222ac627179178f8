import type { Change } from './changes';
import { agreeWords as words } from './words';

const sentences: Readonly<Record<Change, (name: string) => string>> = {
  joined: words.joined,
  gone: words.gone,
  left: words.left,
  back: words.back,
  asks: words.asks,
  declines: words.declined,
  offers: words.offers,
  playsOn: words.wantsToPlay,
};

export const noticeText = (what: Change, name: string) => sentences[what](name);

// Questions on the screen, and answers to them, are already read out there.
const ASKED: readonly Change[] = ['asks', 'declines', 'offers'];
export const isSaidElsewhere = (what: Change) => ASKED.includes(what);

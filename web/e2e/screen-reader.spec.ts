// Plays a whole deal of every game with only a keyboard, announcements and accessible names, like a blind player.
import type { Page } from '@playwright/test';
import { Ears, goTo, heard, listen } from './listen';
import { isAccessible } from './look';
import { expect, test } from './parlor';
import { startTable, type Start } from './play';
import { PreparedTable } from './prepared';

interface Game extends Start {
  readonly game: string;
  readonly turn: (page: Page, ears: Ears, called: string, step: number) => Promise<void>; // `called` is the sentence that asked for the move
  readonly again?: string; // asks for another move while it is still our turn
  readonly told: RegExp; // matches every sentence about a move
}

const CARD = '(\\d+|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)';
const TILE = '((red |black )?joker|false joker|(black|red|green|blue|yellow) \\d+)';
const listOf = (one: string) => `${one}(, ${one})*`;
const NAMES = ['Ada', 'Basil', 'Cleo', 'Dora'];
const told = (...sentences: string[]) => new RegExp(`^\\w+ (${sentences.join('|')})\\.$`);
const NAMED = ['button-name', 'link-name', 'label', 'select-name', 'role-img-alt', 'svg-img-alt', 'aria-toggle-field-name'];

const TURN = 'Your turn';
const MOVE = new RegExp(`^(${NAMES.join('|')}) (passes|plays|bids|makes|takes|gets|draws|discards|places)\\b`);
const ENDED = /^[\w, ]+ wins?$|^The match is over$/;
// Letter codes and symbols must not be spoken, nor phrase keys that have no text.
const UNSPEAKABLE = /[♣♦♥♠◆▲●★☺]|\b(\d+[rgby]|[KRBY]\d+|[CDHS]\d+)\b|^\w+\.[\w.]+$|undefined/;

async function asHinted(page: Page, ears: Ears) {
  await page.keyboard.press('h');
  const hint = await ears.next(/^Hint: /);
  await page.keyboard.press(hint.startsWith('Hint: Pass') ? 'p' : 'Enter');
}

// A turn is a draw followed by a discard. The first few steps follow hints; after that every drawn tile is discarded.
const DISCARD = '^Choose a tile to discard';
const ADVISED = 6;
async function drawOrDiscard(page: Page, ears: Ears, called: string, step: number) {
  if (step < ADVISED || (step === ADVISED && called !== TURN)) {
    await page.keyboard.press('h');
    const hint = await ears.next(/^(Draw from the \w+|Take .*?|Discard .*?)\. ./); // only a hint is followed by a reason
    if (!hint.startsWith('Discard')) return page.keyboard.press(hint.startsWith('Draw') ? 'd' : 't');
    return discard(page, ears, /^Discard (.*?)\./.exec(hint)?.[1]);
  }
  if (called === TURN) return page.keyboard.press('d');
  return discard(page, ears, /^Ada draws (.*)\.$/.exec(await ears.next(/^Ada draws/))?.[1]);
}
async function discard(page: Page, ears: Ears, tile: string | undefined) {
  await page.keyboard.press('Home');
  await goTo(page, 'ArrowRight', new RegExp(`^${tile}\\b`));
  await page.keyboard.press('Space');
  await ears.next(/discard|wins/i);
  await page.keyboard.press('x');
}

async function placeOrDraw(page: Page, ears: Ears) {
  await page.keyboard.press('h');
  const hint = await ears.next(/^(Draw|Pass)|(New set|Added to a set): /);
  if (/^(Draw|Pass)/.test(hint)) return page.keyboard.press('d');
  await goTo(page, 'Shift+Tab', /^Show on the table$/);
  await page.keyboard.press('Enter');
  await ears.next(/^The hint is on the table/);
  await page.keyboard.press('e');
}

const GAMES: readonly Game[] = [
  { game: 'Big-2', turn: asHinted, told: told('passes', `plays an? [a-z ]+: ${listOf(CARD)}`) },
  {
    game: 'Pinochle',
    turn: asHinted,
    again: '^(You won the bidding|Take one of|You lead)',
    told: told('bids \\d+(: raise or pass)?', 'passes', 'makes \\w+ trump', `(takes|gets|plays) ${CARD}`, 'takes the trick: \\d+ points?'),
  },
  {
    game: 'Okey',
    turn: drawOrDiscard,
    again: DISCARD,
    told: told('draws a tile', `draws ${TILE}`, `takes ${TILE}, discarded by \\w+`, `discards ${TILE}`),
  },
  {
    game: 'Remi',
    rules: { 'The number of turns after which a deal that nobody has won ends undecided': '20' },
    turn: drawOrDiscard,
    again: DISCARD,
    told: told('draws a tile', `draws ${TILE}`, `takes ${TILE} from the discard pile`, `discards ${TILE}`),
  },
  {
    game: 'Rummikub',
    rules: { 'The highest number in each colour': '8', 'The number of tiles dealt to each player': '6' },
    turn: placeOrDraw,
    told: told('draws a tile', `draws ${TILE}`, `places ${listOf(TILE)}`, 'passes'),
  },
];

// What the server sent, to compare with what was announced.
interface Frame {
  readonly type: string;
  readonly actors?: readonly number[];
  readonly events?: readonly { readonly seat?: { readonly seat: number } }[];
}
function follow(page: Page): readonly Frame[] {
  const frames: Frame[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)) as Frame)));
  return frames;
}
function turnsIn(frames: readonly Frame[]): number {
  const mine = frames.filter(({ actors }) => actors !== undefined).map(({ actors }) => actors?.includes(0) ?? false);
  return mine.filter((now, i) => now && mine[i - 1] !== true).length;
}

for (const { game, turn, again = TURN, told, rules } of GAMES) {
  test(`a whole deal of ${game} can be played with a screen reader`, async ({ visit }) => {
    const page = await visit();
    await listen(page);
    await page.reload();
    const frames = follow(page);
    await startTable(page, { game, level: 'basic', deals: 1, ...(rules && { rules }) });
    const ears = new Ears(page);
    const turnOrEnd = new RegExp(`^${TURN}$|${again}|${ENDED.source}`);
    let next = await ears.next(turnOrEnd);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // "Skip to your hand"
    await isAccessible(page, `the names of ${game}`, NAMED);
    for (let step = 0; !ENDED.test(next); step++) {
      await turn(page, ears, next, step);
      next = await ears.next(turnOrEnd);
    }
    await ears.next(/^Ada: .*points?$/);
    await expect(page.getByRole('heading', { name: next })).toBeFocused();
    await isAccessible(page, `the names at the end of ${game}`, NAMED);

    const said = await heard(page);
    const all = said.join('\n');
    expect(said.filter((text) => text === TURN).length, all).toBe(turnsIn(frames));
    const updates = frames.filter(({ type }) => type === 'update').flatMap(({ events = [] }) => events);
    for (const [seat, name] of NAMES.entries()) {
      const told = said.filter((text) => text.includes(name)).length;
      expect(told, all).toBeGreaterThanOrEqual(updates.filter((event) => event.seat?.seat === seat).length);
    }
    expect(said.filter((text) => MOVE.test(text) && !told.test(text))).toEqual([]);
    expect(said.filter((text) => UNSPEAKABLE.test(text))).toEqual([]);
  });
}

test('the player whose turn it is is announced', async ({ visit }) => {
  const page = await visit();
  await listen(page);
  await page.reload();
  const view = { seat: 0, deal: 1, scores: [0, 0], racks: [['3r'], null], counts: [1, 7], table: [], bag: 20, turn: 1, melded: [true, true] };
  const judge = () => ({});
  await PreparedTable.open(page, { game: 'rummikub', options: {}, view, moves: [], actors: [1], judge });
  await expect.poll(() => heard(page)).toContain('Basil to play');
});

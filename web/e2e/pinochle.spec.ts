import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, MOVING, test } from './parlor';
import { Place, startTable } from './play';
import { PreparedTable, type Prepared } from './prepared';

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const RANKS: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };
const spoken = (card: string) => `${RANKS[card.slice(0, -1)] ?? card.slice(0, -1)} of ${SUITS[card.slice(-1)]}`;

// The last message from the server.
interface Said {
  readonly number: number;
  readonly moves: readonly string[];
  readonly view: { readonly phase: string };
}

class PinochlePlace extends Place {
  readonly middle = this.page.getByRole('region', { name: 'Middle of the table' });
  readonly own = this.page.getByRole('region', { name: 'Your place' });
  #said: Said = { number: 0, moves: [], view: { phase: '' } };

  constructor(page: Page) {
    super(page);
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const said = JSON.parse(String(payload)) as Partial<Said>;
        if (said.view) this.#said = { number: 0, moves: [], ...said } as Said;
      }),
    );
  }
  get phase(): string {
    return this.#said.view.phase;
  }
  get move(): string {
    return this.#said.moves[0] ?? '';
  }
  card(card: string): Locator {
    return this.hand.getByRole('button', { name: new RegExp(`^${spoken(card)}, `) }).first();
  }
  button(name: string | RegExp): Locator {
    return this.own.getByRole('button', { name, exact: true });
  }
  account(name: string): Locator {
    return this.middle.getByRole('region', { name: `${name}’s score` });
  }
  // Waits until the server has accepted the move.
  async after(move: () => Promise<void>): Promise<void> {
    const before = this.#said.number;
    await move();
    await expect.poll(() => this.#said.number, { intervals: [30] }).toBeGreaterThan(before);
  }
  async playByMouse(): Promise<void> {
    await this.card(this.move.replace('play ', '')).click();
    await this.after(() => this.playButton.click());
  }
  // Follows a hint in any phase: it chooses the cards or sets the first bid.
  async followHint(): Promise<void> {
    await this.tiles.first().focus();
    await this.page.keyboard.press('h');
    await expect(this.status).toContainText('Hint:', { timeout: 0 });
    await this.after(() => this.page.keyboard.press('Enter'));
  }
}

const first = { 'Who bids first': '0' };

test('a whole deal: the bid and a few tricks by mouse, the rest by keyboard', async ({ visit }) => {
  const page = await visit(MOVING);
  const place = new PinochlePlace(page);
  await startTable(page, { game: 'Pinochle', rules: first });
  await place.turn();
  await expect(place.tiles).toHaveCount(12);
  await expect(place.status).toContainText('You bid first');
  await expect(place.middle.getByRole('img', { name: 'Stock: 24 cards, face down' })).toBeVisible();
  await isAccessible(page, 'the opening bid');

  // With a common bid, in steps, and typed; an invalid bid is refused before it is sent.
  await place.own.getByRole('button', { name: '300', exact: true }).click();
  await place.button('Ten more').click();
  await expect(place.button('Bid 310')).toBeVisible();
  await page.getByLabel('Your opening bid').fill('305');
  await expect(place.status).toContainText('multiple of ten');
  await page.getByLabel('Your opening bid').fill('400');
  await place.after(() => place.button('Bid 400').click());
  while ((await place.turn()) === 'turn' && place.phase === 'bid') {
    await photograph(page, 'pinochle-bid');
    await expect(place.account('Ada')).toContainText('400');
    await place.after(() => place.button(/^Raise by 20/).click());
  }
  await expect(place.status).toContainText('name the trump suit');
  await place.after(() => place.button('Hearts as trump').click());

  // The melds are on the table, and trump stays visible.
  await expect(place.middle.getByText('Trump: hearts')).toBeAttached();
  await expect(place.account('Ada')).toContainText(/\d+ of \d+.*needs \d+/);
  await place.turn();
  await expect(place.status).toContainText('You lead');
  for (let trick = 0; trick < 2; trick++) {
    await place.playByMouse();
    await place.turn();
  }
  await photograph(page, 'pinochle');
  await isAccessible(page, 'the tricks');
  await place.middle.getByRole('button', { name: /^(Ada|.*) won [12] tricks?, / }).first().hover();
  await expect(place.middle.getByRole('tooltip').first()).toBeVisible();
  await page.mouse.move(0, 0);
  // A double click plays a card.
  const card = place.move.replace('play ', '');
  await place.card(card).click();
  await place.after(() => place.card(card).click());

  while ((await place.turn()) === 'turn') await place.followHint();
  await expect(page.locator('main li')).not.toHaveCount(0);
  await expect(page.locator('main').getByText(/bid \d+, (made|fell short) with \d+/)).toBeVisible();
  await photograph(page, 'pinochle-end');
  await isAccessible(page, 'the end of Pinochle');
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(page.getByRole('dialog').getByRole('figure', { name: 'Trick 12' })).toBeVisible();
});

test('a whole cut-throat deal with the keyboard alone', async ({ visit }) => {
  const page = await visit();
  const place = new PinochlePlace(page);
  await startTable(page, { game: 'Pinochle', form: 'Pinochle, cut-throat', rules: { ...first, 'additional melds': 'no' } });
  await place.turn();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // "Skip to your hand"
  for (const key of ['+', '+', '+', '-']) await page.keyboard.press(key);
  await expect(place.button('Bid 20')).toBeVisible();
  await place.after(() => page.keyboard.press('b'));
  while ((await place.turn()) === 'turn' && place.phase === 'bid') await place.after(() => page.keyboard.press('2'));
  expect(place.phase).toBe('trump');
  await place.after(() => page.keyboard.press('4'));
  await expect(place.middle.getByRole('group', { name: 'Face-up cards' }).getByRole('button')).toHaveCount(2);
  await place.after(() => page.keyboard.press('1'));
  await expect(place.tiles).toHaveCount(24);
  await page.keyboard.press('Space');
  await expect(place.middle.getByRole('region', { name: 'Cards to keep' })).toContainText('1 of 12');
  while ((await place.turn()) === 'turn') await place.followHint();
  await expect(page.locator('main').getByText(/bid \d+, (made|fell short) with \d+/)).toBeVisible();
  await expect(page.getByText('Dropped:')).toHaveCount(2);
});

const hand = 'AS KS QS 9S AH 10H KH QH JH JD 10C 9C'.split(' ');
const stock = 'AD KD KD QD 9D AC AC QC JC JS 10S 10D'.split(' ');
const bidding = {
  seat: 0, deal: 1, scores: [0, 0], turn: 0, phase: 'pick', over: false, first: 1, bids: [{ seat: 0, bid: 140 }, { seat: 1, pass: true }],
  bid: 140, bidder: 0, declarer: 0, trump: 'H', hands: [hand, null], counts: [12, 12], known: [[], []], stock: 22, open: ['AD', '9C'],
  kept: [false, false], melds: null, meld_points: [0, 0], trick: [], last: null, last_winner: null, tricks: [0, 0], taken: [[], []],
  trick_points: [0, 0], totals: [0, 0], failed: false,
};
const marriage = { part: 'KH QH', stands: true, remark: { key: 'pinochle.meld.royal_marriage' } };
const prepared: Prepared = {
  game: 'pinochle', options: { cutthroat: true }, view: bidding, moves: ['take AD', 'take 9C'], arrangements: ['suit', 'rank'],
  arrange: () => [hand, stock].map((cards) => cards.toReversed()),
  judge: (draft) => {
    const count = draft.split(' ').length - 1;
    const both = draft.includes('KH') && draft.includes('QH');
    const refusal = draft.startsWith('keep') && count !== 12 ? { key: 'pinochle.keep_twelve', count } : null;
    return { refusal, parts: both ? [marriage] : [], worth: both ? 40 : 0 };
  },
};
const keeping = { ...bidding, phase: 'keep', stock: 0, open: [], hands: [[...hand, ...stock], null], counts: [24, 24], known: [['AD'], ['9C']] };

test('cut-throat: a click takes a face-up card, and the tray counts the cards kept', async ({ visit }) => {
  const page = await visit();
  const place = new PinochlePlace(page);
  const table = await PreparedTable.open(page, prepared);
  await expect(place.status).toContainText('Basil gets the other');
  await place.middle.getByRole('button', { name: 'Take ace of diamonds' }).click();
  await expect.poll(() => table.moves()).toEqual(['take AD']);
  table.update({ view: keeping, moves: [`keep ${hand.join(' ')}`], events: [{ key: 'pinochle.takes', seat: { seat: 0 }, card: 'AD' }] });
  await expect(page.getByTestId('announcements')).toContainText('Ada takes ace of diamonds');

  const choice = place.middle.getByRole('region', { name: 'Cards to keep' });
  await expect(choice).toContainText('0 of 12');
  for (const card of ['KH', 'QH']) await place.card(card).click();
  await expect(choice).toContainText('2 of 12');
  await expect(choice).toContainText('melds 40');
  await expect(choice.getByRole('img', { name: /^Royal marriage: king of hearts/ })).toBeVisible();
  await expect(place.chosen).toHaveCount(2);
  await photograph(page, 'pinochle-tray');
  await isAccessible(page, 'the tray');
  // Chosen cards stay chosen when sorted; choosing too many is pointed out.
  await page.getByRole('button', { name: 'By suit' }).click();
  await expect(place.tiles.first()).toHaveAccessibleName(/^9 of clubs/);
  await expect(place.chosen).toHaveCount(2);
  for (const card of ['AS', 'KS', 'QS', '9S', 'AH', '10H', 'JH', 'JD', '10C', '9C', 'AD']) await place.card(card).click();
  await expect(place.status).toContainText('put 1 back');
  await place.card('AD').click();
  await expect(place.status).toContainText('Ready: melds 40');
  await place.button('Keep these').click();
  await expect.poll(() => table.moves().at(-1)?.split(' ').toSorted()).toEqual(['keep', ...hand].toSorted());
  table.update({ view: { ...keeping, hands: [hand, null], kept: [true, false], turn: 1 }, actors: [1], moves: [] });
  await expect(place.status).toContainText('Basil is still choosing');
  await expect(place.chosen).toHaveCount(0);
});

const melds = [
  [{ name: 'run', points: 150, cards: ['AH', '10H', 'KH', 'QH', 'JH'] }, { name: 'common_marriage', points: 20, cards: ['KS', 'QS'] }],
  [{ name: 'aces_around', points: 100, cards: ['AS', 'AH', 'AD', 'AC'] }, { name: 'pinochle', points: 40, cards: ['JD', 'QS'] }],
];
const playing = {
  ...bidding, phase: 'play', stock: 24, open: [], bid: 340, melds, meld_points: [170, 140], hands: [hand.slice(2), null], counts: [10, 9],
  known: [['AH', '10H', 'KH', 'QH', 'JH', 'QS'], ['AD', 'AC', 'JD', 'QS']], trick: [{ seat: 1, card: '10S' }],
  last: [{ seat: 0, card: 'KS' }, { seat: 1, card: 'AS' }], last_winner: 1, tricks: [1, 1], taken: [['AS', '9D'], ['KS', 'AS']],
  trick_points: [11, 15], totals: [181, 155],
};

test('on a phone: melds, marks, the last trick and the tray, and nothing overflows the edge', async ({ visit }) => {
  const page = await visit(phone);
  const place = new PinochlePlace(page);
  const table = await PreparedTable.open(page, { ...prepared, view: playing, moves: ['play QS', 'play 9S'] });
  await expect(place.tiles).toHaveCount(10);
  await expect(place.status).toContainText('play a marked card');
  await expect(place.hand.locator('.marked')).toHaveCount(2);
  await expect(place.account('Ada')).toContainText(/181 of 340.*needs 159/);
  await expect(place.account('Basil').getByRole('img', { name: /^Aces around, 100 points: ace of spades/ })).toBeVisible();
  await expect(place.middle.getByText('Last trick: Basil')).toBeVisible();
  await place.middle.getByRole('button', { name: 'Basil won 1 trick, 2 cards' }).tap();
  await expect(place.middle.getByRole('tooltip')).toHaveText(/ace of spades, king of spades/);
  await photograph(page, 'pinochle-phone');
  await fitsTheWidth(page, 'Pinochle on a phone');
  await isAccessible(page, 'Pinochle on a phone');
  await place.card('QS').tap();
  await expect(place.status).toContainText('Play Q');
  await place.card('QS').tap();
  await expect.poll(() => table.moves()).toEqual(['play QS']);

  table.update({ view: keeping, moves: [`keep ${hand.join(' ')}`] });
  await expect(place.tiles).toHaveCount(24);
  await place.card('KD').tap();
  await photograph(page, 'pinochle-phone-tray');
  await fitsTheWidth(page, 'the tray on a phone');
  table.update({ view: { ...bidding, phase: 'bid', bid: null, bids: [], bidder: null, declarer: null, trump: null }, moves: ['bid 0', 'bid 50'] });
  await place.own.getByRole('button', { name: '50', exact: true }).tap();
  await fitsTheWidth(page, 'bidding on a phone');
  await place.button('Bid 50').tap();
  await expect.poll(() => table.moves().at(-1)).toBe('bid 50');
});

test('a spectator sees bids and stock but no hand', async ({ visit }) => {
  const page = await visit();
  await startTable(page, { game: 'Pinochle', rules: first, speed: 'Slow' });
  await expect(page.getByLabel('Your opening bid')).toBeVisible();
  const watcher = await visit();
  await watcher.goto(page.url());
  await watcher.getByRole('button', { name: 'Watch' }).click();
  await expect(watcher.getByRole('region', { name: 'Ada’s score' })).toContainText('no bid yet');
  await page.getByRole('button', { name: 'Bid 0' }).click();
  await expect(watcher.getByRole('region', { name: 'Ada’s score' })).toContainText('0');
  await isAccessible(watcher, 'a spectator of Pinochle');
});

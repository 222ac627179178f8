// What a player does on the page.
import type { Locator, Page } from '@playwright/test';

export interface Start {
  readonly game?: string; // default: Big-2
  readonly form?: string; // its name; default: the simplest variant
  readonly level?: string;
  readonly name?: string;
  readonly friends?: boolean;
  readonly deals?: number;
  readonly speed?: string;
  readonly clock?: string;
  readonly rules?: Readonly<Record<string, string>>; // values by option label
}

// Most tests use the variant with the fewest rules.
const PLAIN: Readonly<Record<string, string>> = {
  'Big-2': 'Big-2, basic',
  Okey: 'Okey, simplified',
  Pinochle: 'Pinochle, basic',
  Remi: 'Remi, basic',
  Rummikub: 'Rummikub, basic',
};

export async function chooseGame(page: Page, game: string, form = PLAIN[game] ?? game) {
  await page.getByRole('group', { name: 'Game' }).getByText(game, { exact: true }).click();
  await page.getByRole('group', { name: `Variants of ${game}` }).getByText(form, { exact: true }).click();
}

// Fills in the lobby's form and starts the game.
export async function startTable(page: Page, start: Start = {}) {
  const { game = 'Big-2', form, level, name = 'Ada', friends = false, deals, speed = 'Instant', clock, rules } = start;
  await chooseGame(page, game, form);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: friends ? 'Friends' : 'Computers' }).click();
  if (level !== undefined) await page.getByLabel('Difficulty').selectOption(level);
  if (deals !== undefined) {
    await page.getByText('Match', { exact: true }).click();
    await page.getByLabel('Length').selectOption('deals');
    await page.getByLabel('Deals', { exact: true }).fill(String(deals));
  }
  if (rules) await page.getByText('Rules', { exact: true }).click();
  for (const [label, value] of Object.entries(rules ?? {})) await setRule(page.getByLabel(label), value);
  await page.getByText('Clock, chat, spectators').click();
  await page.getByLabel('Computer speed').selectOption(speed);
  if (clock !== undefined) await page.getByLabel('Time per move').selectOption(clock);
  await page.getByRole('button', { name: friends ? 'Create table' : 'Start game' }).click();
}

async function setRule(field: Locator, value: string) {
  const type = await field.getAttribute('type');
  if (type === 'checkbox') await field.setChecked(value === 'yes');
  else if (type !== 'number') await field.selectOption(value);
  else {
    await field.fill(value);
    await field.blur();
  }
}

export const endOf = (page: Page) => page.getByRole('heading', { name: /\b(wins?|share)\b/ });

// Waits until it is our turn or the deal is over. Tests play whole games, so this must not waste time between checks.
export async function turnOrEnd(page: Page, end: Locator): Promise<'turn' | 'end'> {
  const ready = page.locator('#own-place button:enabled', { hasText: /^Hint$/ });
  await ready.or(end).first().waitFor();
  return (await end.isVisible()) ? 'end' : 'turn';
}

// Where a deal was over too soon for what a test wants of it: the same game once more.
export async function playAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rematch' }).click();
  await endOf(page).waitFor({ state: 'detached' });
}

export class Place {
  readonly hand: Locator;
  readonly tiles: Locator;
  readonly chosen: Locator;
  readonly hintButton: Locator;
  readonly playButton: Locator;
  readonly passButton: Locator;
  readonly status: Locator;
  readonly end: Locator;
  readonly #hint: Locator;
  readonly #sending: Locator;

  constructor(readonly page: Page) {
    const own = page.getByRole('region', { name: 'Your place' });
    this.hand = own.getByRole('group', { name: 'Your hand', exact: true });
    this.tiles = this.hand.getByRole('button');
    this.chosen = this.hand.getByRole('button', { pressed: true });
    this.hintButton = own.getByRole('button', { name: 'Hint', exact: true });
    this.playButton = own.getByRole('button', { name: 'Play', exact: true });
    this.passButton = own.getByRole('button', { name: 'Pass', exact: true });
    this.status = own.getByRole('status');
    this.end = endOf(page);
    this.#hint = page.locator('#own-place [role=status]', { hasText: 'Hint:' });
    this.#sending = page.locator('#own-place .status.wait');
  }

  tile(label: string): Locator {
    return this.hand.getByRole('button', { name: label, exact: true });
  }
  chosenNames(): Promise<string[]> {
    return this.chosen.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
  }

  turn(): Promise<'turn' | 'end'> {
    return turnOrEnd(this.page, this.end);
  }

  // Chooses the cards that the hint names; false if it says to pass.
  async hint(): Promise<boolean> {
    await this.hintButton.click();
    await this.#hint.waitFor();
    return (await this.chosen.count()) > 0;
  }

  // The update has arrived when the hint is gone, and so is the note that replaces it while an answer is slow.
  async settled(): Promise<void> {
    await this.#hint.or(this.#sending).waitFor({ state: 'detached' });
  }

  // As the hint says; false when that is to pass.
  async playTurn(): Promise<boolean> {
    const plays = await this.hint();
    await (plays ? this.playButton : this.passButton).click();
    await this.settled();
    return plays;
  }

  // Passes if possible: for tests that want to reach the end and do not mind losing.
  async hurryTurn(): Promise<void> {
    if (await this.passButton.isEnabled()) await this.passButton.click();
    else await this.playTurn();
  }
  async hurryToEnd(): Promise<void> {
    while ((await this.turn()) === 'turn') await this.hurryTurn();
  }
}

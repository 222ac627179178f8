// On a small phone, in portrait and landscape, a game is played without scrolling the page.
import { fitsTheWidth, photograph } from './look';
import { expect, test } from './parlor';
import { startTable } from './play';
import { TilePlace } from './tiles';

const UPRIGHT = { width: 360, height: 640 };
const SIDEWAYS = { width: 640, height: 360 };

for (const game of ['Okey', 'Remi', 'Rummikub']) {
  test(`${game} fits a small phone in portrait and landscape`, async ({ visit }) => {
    const page = await visit({ viewport: UPRIGHT, hasTouch: true, isMobile: true });
    await startTable(page, { game });
    const place = new TilePlace(page);
    const tiles = page.locator('#own-place .rack [data-piece]');
    await place.turn();
    for (const viewport of [UPRIGHT, SIDEWAYS]) {
      await page.setViewportSize(viewport);
      const screen = `${game.toLowerCase()}-${viewport.width}`;
      await fitsTheWidth(page, screen);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      await expect(tiles.last()).toBeInViewport({ ratio: 1 });
      await expect(place.button('Hint')).toBeInViewport({ ratio: 0.5 });
      await photograph(page, screen);
    }
  });
}

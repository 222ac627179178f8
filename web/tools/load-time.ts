// How long it takes on a slow phone until Start can be pressed, and what is loaded for it: npm run load-time.
// The network is slow 4G as in browsers' developer tools; the processor is four times slower than this machine's.
import type { BrowserContext, CDPSession } from '@playwright/test';
import { test } from '../e2e/parlor.ts';

const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;
const VISITS = 7;
const START = 'form button:not([type=button])';

interface Fetched {
  readonly path: string;
  bytes: number; // as transferred, with headers
}
interface Visit {
  readonly usable: number; // milliseconds since the address was entered
  readonly fetched: readonly Fetched[];
}
type Timed = typeof globalThis & { usable?: number };

// Runs in the page: the time of the first frame in which the button can be pressed.
function watch(selector: string) {
  const look = () => {
    const button = document.querySelector<HTMLButtonElement>(selector);
    if (!button || button.disabled) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => ((globalThis as Timed).usable = performance.now())));
  };
  look();
}

async function listen(line: CDPSession): Promise<ReadonlyMap<string, Fetched>> {
  const fetched = new Map<string, Fetched>();
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    fetched.set(requestId, { path: new URL(request.url).pathname, bytes: 0 });
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await line.send('Network.enable');
  return fetched;
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const fetched = await listen(line);
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch, START);
  await page.goto(url);
  await page.waitForFunction(() => (globalThis as Timed).usable !== undefined);
  const usable = await page.evaluate(() => (globalThis as Timed).usable ?? 0);
  const seen = [...fetched.values()];
  await page.close();
  return { usable, fetched: seen };
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const sum = (fetched: readonly Fetched[]) => fetched.reduce((bytes, one) => bytes + one.bytes, 0);

function report(title: string, visits: readonly Visit[]) {
  const sorted = [...visits].sort((one, other) => one.usable - other.usable);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) return;
  const seconds = ({ usable }: Visit) => (usable / 1000).toFixed(2);
  const times = `${seconds(middle)} s (${sorted.map(seconds).join(' ')})`;
  const lines = middle.fetched.map(({ path, bytes }) => `  ${kib(bytes).padStart(10)}  ${path}`);
  console.log(`\n${title}: ${lines.length} requests, ${kib(sum(middle.fetched))}, usable after ${times}\n${lines.join('\n')}`);
}

test('load time', async ({ browser, parlor }) => {
  const first: Visit[] = [];
  const again: Visit[] = [];
  for (let i = 0; i < VISITS; ++i) {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });
    first.push(await visit(context, parlor.url));
    again.push(await visit(context, parlor.url));
    await context.close();
  }
  report('First visit', first);
  report('Second visit', again);
});

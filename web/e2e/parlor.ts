// The real server, one for each test, each with its own port and store.
import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = process.env['PARLOR'] ?? join(import.meta.dirname, '../../build/release/src/parlor');
const BUILT_PAGE = process.env['PAGE'] ?? join(import.meta.dirname, '../../build/page');
const LISTENS = /Parlor is running at (http:\/\/127\.0\.0\.1:(\d+)\/)/;

export class Parlor {
  url = '';
  #port = 0;
  #process: ChildProcess | null = null;

  private constructor(private readonly folder: string) {}

  static async start(): Promise<Parlor> {
    const parlor = new Parlor(await mkdtemp(join(tmpdir(), 'parlor-e2e-')));
    await parlor.run();
    return parlor;
  }

  // Restarts with the same store and port.
  async run(): Promise<void> {
    const options = ['serve', '--port', String(this.#port), '--db', join(this.folder, 'games.db'), '--page', BUILT_PAGE];
    const child = spawn(PROGRAM, options, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = child;
    const [, url, port] = await new Promise<RegExpExecArray>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`${PROGRAM} ${options.join(' ')} ended with ${code}`)));
      createInterface(child.stdout).on('line', (line) => {
        const found = LISTENS.exec(line);
        if (found) resolve(found);
      });
    });
    this.url = url ?? '';
    this.#port = Number(port);
  }

  // Immediately, as if the machine had lost power.
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

// Most tests run without animations; at least one test of each game runs with them.
export const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };

interface Fixtures {
  parlor: Parlor;
  // A separate browser with its own storage. A test fails if its page throws or logs an error.
  visit: (options?: BrowserContextOptions) => Promise<Page>;
  tolerate: (text: RegExp) => void;
}

export const test = base.extend<Fixtures>({
  parlor: async ({}, use) => {
    const parlor = await Parlor.start();
    await use(parlor);
    await parlor.remove();
  },
  tolerate: async ({}, use) => {
    await use((text) => tolerated.push(text));
    tolerated.length = 0;
  },
  visit: async ({ browser, parlor, tolerate: _ }, use) => {
    const problems: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options) => {
      // Tests cannot intercept what the service worker answers, so it is blocked here and has its own test.
      const usual: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', reducedMotion: 'reduce' };
      const context = await browser.newContext({ baseURL: parlor.url, ...usual, ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (line) => {
        if (line.type() === 'error') problems.push(line.text());
      });
      await page.goto('./');
      return page;
    });
    for (const context of contexts) await context.close();
    const bad = problems.filter((problem) => !tolerated.some((text) => text.test(problem)));
    if (bad.length > 0) throw new Error(`The page had errors:\n${bad.join('\n')}`);
  },
});
const tolerated: RegExp[] = [];

export { expect } from '@playwright/test';

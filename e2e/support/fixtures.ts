import { rm } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { address, ownerPassword, startProduct } from '../../scripts/support/product.ts';
import { makeDataFolder } from './dataFolder.ts';

export { expect, ownerPassword };

type Face = 'portfolio' | 'blog';

export interface Site {
  port: number;
  /** Its data folder; empty if a server was already running. */
  folder: string;
  /** Returns the address of a page of a face. */
  at(face: Face, path?: string): string;
}

interface Fixtures {
  /** The page's errors and warnings; a test that expects some removes them. */
  complaints: string[];
}

interface WorkerFixtures {
  /**
   * Tests that change what visitors see set a name and get a separate server. Tests without visible traces share a
   * name, since each costs a start.
   */
  writer: string;
  /** The real server on its own port and data folder, with the sample content. */
  site: Site;
}

/** Collects everything that a visitor's developer tools would show in red or yellow. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Below with its method, which the console does not tell.
    if (message.text().startsWith('Failed to load resource: the server responded')) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    complaints.push(
      `The server responded with a status of ${response.status()}: ${response.request().method()} ${response.url()}`,
    );
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${reason}`);
  });
}

/** The longest random delay of each call of the API, in milliseconds: what happens in another order shows its faults. */
const latency = Number(process.env['JANUS_LATENCY'] ?? 0);

async function delayCalls(page: Page): Promise<void> {
  if (latency === 0) return;
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * latency));
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
}

const nobody = 'nobody';

/** Returns what visitors find on the site, in order. */
async function listed(port: number): Promise<string[]> {
  const lists = ['projects', 'experience', 'posts'].map(async (name) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${name}/?language=ru`);
    return [...(await answer.text()).matchAll(/"(?:slug|title|company)":"[^"]*"/g)].map(([text]) => text);
  });
  return (await Promise.all(lists)).flat();
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  writer: [nobody, { scope: 'worker', option: true }],
  site: [
    async ({ writer }, use) => {
      // A running server, used while a test is being written.
      const running = Number(process.env['JANUS_E2E_PORT'] ?? 0);
      if (running > 0) {
        await use({ port: running, folder: '', at: (face, path = '/') => address(running, face, path) });
        return;
      }
      const folder = await makeDataFolder('e2e');
      const product = await startProduct(folder, ['--as-built']);
      const before = await listed(product.port);
      await use({ port: product.port, folder, at: (face, path = '/') => address(product.port, face, path) });
      const after = await listed(product.port);
      await product.stop();
      await rm(folder, { recursive: true, force: true });
      if (writer === nobody)
        expect(after, 'a test that names no writer has changed the site').toEqual(before);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  complaints: ({ browserName: _any }, provide) => provide([]),
  page: async ({ page, complaints }, provide) => {
    listen(page, complaints);
    await delayCalls(page);
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

/** Waits until the page is hydrated: React marks the elements that it has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
  );
}

/** Waits for fades and movements on the page, during which contrast is lower. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    const passing = () =>
      document.getAnimations().filter(
        ({ effect, playState, timeline }) =>
          // One that follows the scroll position stands still without scrolling, and never ends.
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    // The effect of a key press starts a frame later, and one animation may start another.
    do {
      await Promise.allSettled(passing().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (passing().length > 0);
  });
}

/** Returns the violated accessibility rules of the page; null if something moved meanwhile. */
function brokenRules(page: Page, rules: string[] | undefined): Promise<string[] | null> {
  return page.evaluate(async (values) => {
    const { axe: auditor } = globalThis as unknown as { axe: Pick<typeof axe, 'run'> };
    let hasMoved = false;
    const audit = new AbortController();
    for (const name of ['transitionrun', 'transitionend', 'animationstart', 'animationend'])
      document.addEventListener(name, () => (hasMoved = true), { capture: true, signal: audit.signal });
    const results = await auditor.run(document, {
      resultTypes: ['violations'],
      // axe does not check the size of targets, which is new in WCAG 2.2, and treats partly covered ones as too small.
      rules: { 'target-size': { enabled: scrollY === 0 } },
      ...(values && { runOnly: { type: 'rule', values } }),
    });
    audit.abort();
    if (hasMoved) return null;
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}

/** Checks that the page violates no accessibility rule, or none of these, while nothing moves. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  let found: string[] = [];
  // A notice that fades out is half visible for a moment.
  await expect(async () => {
    await stillness(page);
    // Once per document, because its source is half a megabyte.
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
    const broken = await brokenRules(page, rules);
    expect(broken, 'something moved').not.toBeNull();
    found = broken ?? [];
  }).toPass({ timeout: 20_000 });
  expect(found).toEqual([]);
}

/** Signs the owner in on a face's login page. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Имя пользователя').fill('owner');
  await page.getByLabel('Пароль', { exact: true }).fill(ownerPassword);
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
}

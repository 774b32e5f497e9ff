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
  /** Its data folder; empty where a server was running already. */
  folder: string;
  /** The address of a page of a face. */
  at(face: Face, path?: string): string;
}

interface Fixtures {
  /** What the page complained about; a test that expects a complaint takes it out. */
  complaints: string[];
}

interface WorkerFixtures {
  /** Tests that change what visitors see name themselves here: they get a server that nobody else looks at. What
   * leaves no trace that others meet shares a name, since each costs a start. */
  writer: string;
  /** The real server on a port and a data folder of its own, with the sample content. */
  site: Site;
}

/** Everything a visitor's developer tools would show in red or yellow. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    // Leaving a page cuts what it was loading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${reason}`);
  });
}

const nobody = 'nobody';

/** What visitors find on the site, in its order. */
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
      // A server that runs already, while a test is being written.
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
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

/** Waits until scripts have taken the page over: React leaves its mark on what it has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
  );
}

/** Waits for what fades in or moves on the page: half there, it has less contrast than it will have. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    const passing = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // What a key has just set off begins a frame later, and one movement may call forth another.
    do {
      await Promise.allSettled(passing().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (passing().length > 0);
  });
}

/** The rules of accessibility that are broken on the page; null where something moved meanwhile. */
function brokenRules(page: Page, rules: string[] | undefined): Promise<string[] | null> {
  return page.evaluate(async (values) => {
    const { axe: auditor } = globalThis as unknown as { axe: Pick<typeof axe, 'run'> };
    let hasMoved = false;
    const audit = new AbortController();
    for (const name of ['transitionrun', 'transitionend', 'animationstart', 'animationend'])
      document.addEventListener(name, () => (hasMoved = true), { capture: true, signal: audit.signal });
    const results = await auditor.run(document, {
      resultTypes: ['violations'],
      // axe leaves the size of targets out, as WCAG before 2.2 did, and takes what a bar covers for too small
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

/** No accessibility rule, or none of these, is broken on the page while it is still. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  let found: string[] = [];
  // A notice that goes by itself is half there for a moment.
  await expect(async () => {
    await stillness(page);
    // Once for a document: its source is half a megabyte.
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

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMeasurement } from './bench/measurement.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { buildDocs } from './docs/buildDocs.ts';
import { deadLinks } from './docs/deadLinks.ts';
import { exceptions, pages } from './docs/pages.ts';
import { isWhole } from './support/isWhole.ts';
import { root } from './support/root.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'janus-docs-'));
  await buildDocs(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const read = (address: string) => readFile(join(folder, address), 'utf8');
const addresses = pages.map(({ address }) => address);

describe('the table of pages', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)));
  const isException = (document: string) => exceptions.some(({ path }) => path.test(document));

  it('lists every document of the repository once', () => {
    const missing = documents.filter((path) => !isException(path));
    expect(pages.map(({ source }) => source).toSorted()).toEqual(missing.toSorted());
    expect(new Set(addresses).size).toBe(pages.length);
  });

  it('has no exception without a document', () => {
    for (const { path, reason } of exceptions)
      expect(
        documents.some((document) => path.test(document)),
        reason,
      ).toBe(true);
  });
});

describe('the pages', () => {
  it('have no dead links or anchors', async () => {
    expect(await deadLinks(folder)).toEqual([]);
  });

  it('dead links, anchors and pictures are reported', async () => {
    const file = 'dead.html';
    await writeFile(join(folder, file), '<a href="no.html"></a><a href="api.html#no"></a><img src="no.png">');
    const found = await deadLinks(folder);
    await rm(join(folder, file));
    expect(found.filter((link) => link.startsWith(file))).toEqual(
      ['no.html', 'api.html#no', 'no.png'].map((address) => `${file}: ${address}`),
    );
  });

  it.each(pages)(
    '$address has a title, a language and one first-level heading',
    async ({ address, language }) => {
      const html = await read(address);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toMatch(/<title>[^<]*Janus<\/title>/);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
    },
  );

  it('reserve the space of every picture before it loads', async () => {
    for (const address of addresses) {
      const pictures = (await read(address)).match(/<img [^>]*>/g) ?? [];
      for (const picture of pictures) expect(picture, address).toMatch(/ width="[1-9]\d*" height="[1-9]\d*"/);
    }
  });

  it('link a picture to its file in full size', async () => {
    const sheet = 'files/docs/pictures/before-after/blog.webp';
    expect(await read('look.html')).toMatch(
      new RegExp(`<a [^>]*href="${sheet}"[^>]*><img [^>]*src="${sheet}"`),
    );
    expect(existsSync(join(folder, sheet))).toBe(true);
  });

  it('are valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      // The renderer's choices where HTML allows several, as in the product's pages.
      rules: { 'void-style': 'off', 'doctype-style': 'off', 'long-title': 'off' },
    });
    const faults: string[] = [];
    for (const address of addresses) {
      const { results } = await validator.validateString(await read(address));
      for (const { messages } of results)
        for (const { ruleId, message, line } of messages)
          faults.push(`${address}:${line} ${ruleId}: ${message}`);
    }
    expect(faults).toEqual([]);
  });

  it('show every saved measurement with its figures in a table', async () => {
    const html = await read('measurements.html');
    const plots = html.split('<figure class="plot">').slice(1);
    const kept = await readdir(join(root, 'docs/measurements'));
    expect(plots).toHaveLength(kept.length);
    for (const file of kept) {
      const name = file.replace('.json', '');
      const plot = plots.find((one) => one.includes(`<svg role="img" aria-labelledby="plot_${name}"`)) ?? '';
      const { series } = readMeasurement(await readFile(join(root, 'docs/measurements', file), 'utf8'), file);
      const rows = new Set(series.flatMap(({ points }) => points.map(({ x }) => x))).size;
      expect(plot.match(/<th scope="row">/g), name).toHaveLength(rows);
    }
  });

  it('in two languages link to each other', async () => {
    for (const { address, translation, language } of pages.filter((page) => page.translation)) {
      const other = pages.find((page) => page.address === translation);
      expect(other?.translation).toBe(address);
      expect(other?.language).not.toBe(language);
    }
  });
});

describe('from disk, in a browser', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...browserArguments],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  });
  afterAll(() => browser.close());
  const open = (address: string) => page.goto(pathToFileURL(join(folder, address)).href);

  it('no page scrolls sideways on a phone', async () => {
    for (const address of addresses.filter((_, at) => isWhole || at % 4 === 0)) {
      await open(address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
    }
  });

  it('is readable without scripts, and then has no search box', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(pathToFileURL(join(folder, 'index.html')).href);
    expect(await still.getByRole('searchbox').count()).toBe(0);
    await still.locator('.menu').getByRole('link', { name: 'День владельца' }).click();
    expect(await still.locator('h1').textContent()).toContain('День владельца');
    await context.close();
  });

  it.each([
    ['index.html', 'webhook', 'Webhooks'],
    ['decisions/sqlite.html', 'посетителям', 'Ответить посетителю'],
    ['owner-guide.html', 'recipe', 'Recipes'],
    ['index.html', 'recipes react', 'A React hook'],
  ])('%s finds «%s»', async (address, query, heading) => {
    await open(address);
    await page.getByRole('searchbox').fill(query);
    const hit = page.locator('.found a', { hasText: heading }).first();
    await hit.click();
    await expect(page.locator('h1, h2, h3').filter({ hasText: heading }).first().isVisible()).resolves.toBe(
      true,
    );
    expect(page.url()).toMatch(/[.]html#/);
  });

  it.each(['index.html', 'owner-guide.html', 'measurements.html'])(
    '%s has no axe violations',
    async (address) => {
      // At a desktop width nothing is folded.
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(address);
      await page.evaluate(axe.source);
      // As a string, because vitest's rewritten import does not exist in the page.
      const { violations } = await page.evaluate<AxeResults>('axe.run()');
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
  );
});

// The delay from a key press to its display in the editor and in the preview.
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Product } from '../support/product.ts';
import { address } from '../support/product.ts';
import { signIn } from '../support/signIn.ts';
import { signIn as signInToServices } from './api.ts';
import type { Owner } from './api.ts';
import { median } from './figure.ts';
import type { Figure } from './figure.ts';

const presses = 60;
/** A person's pace in milliseconds: slower than a frame, so that every key press has its own. */
const pace = 120;
/** Bounds in milliseconds. 200 of the preview's are its wait for a pause in typing. */
const sizes = [
  { kilobytes: 20, most: 16, preview: { bound: { most: 300 } } },
  { kilobytes: 200, most: 50, preview: {} },
];
const paragraph =
  'Насосная станция **греет** воду, а [датчик](https://example.com) пишет `давление` каждые пять минут.\n\n';

/** Returns a text of about that many kilobytes in UTF-8, with headings, a list and a block of code in every part. */
function writeText(kilobytes: number): string {
  const part = `## Часть\n\n${paragraph.repeat(4)}- первое\n- второе\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n`;
  return part.repeat(Math.ceil((kilobytes * 1000) / Buffer.byteLength(part)));
}

/** Returns the milliseconds from each press to the paint of its frame, in the focused field. */
async function timePresses(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { paintTimes: times });
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  for (let index = 0; index < presses; index += 1) await page.keyboard.press('a', { delay: pace });
  return page.evaluate(() => (window as unknown as { paintTimes: number[] }).paintTimes);
}

/** Returns the milliseconds from the last key press until the preview shows the text. */
async function timePreview(page: Page): Promise<number> {
  const word = `слово${presses}`;
  await page.keyboard.press('Control+Home');
  await page.getByRole('region', { name: 'Просмотр' }).evaluate((preview, wanted) => {
    let written = 0;
    addEventListener('input', () => (written = performance.now()), { capture: true });
    const shown = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (preview.textContent.includes(wanted)) resolve(performance.now() - written);
      }).observe(preview, { childList: true, subtree: true, characterData: true });
    });
    Object.assign(window, { previewTime: () => shown });
  }, word);
  await page.keyboard.insertText(`${word}\n\n`);
  return page.evaluate(() => (window as unknown as { previewTime(): Promise<number> }).previewTime());
}

async function createDraft({ base, headers }: Owner, body: string): Promise<string> {
  const answer = await fetch(`${base}/posts/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ translations: [{ language: 'ru', title: 'Проба пера', body }] }),
  });
  if (!answer.ok) throw new Error(`The draft was refused: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Measures the same text in a plain field, for the browser's and the machine's share. */
async function timeBareField(page: Page, body: string): Promise<number> {
  await page.setContent(`<textarea rows="40" cols="100" autofocus></textarea>`);
  await page.locator('textarea').evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text;
    field.focus();
  }, body);
  return median(await timePresses(page));
}

/** Measures the editor with a text of each size, in a desktop-sized window. */
export async function measureTyping(product: Product): Promise<Figure[]> {
  const owner = await signInToServices(product);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] });
  const figures: Figure[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'ru-RU' });
    await page.goto(address(product.port, 'blog', '/login'));
    await signIn(page);
    await page.getByRole('link', { name: 'Новый пост' }).first().waitFor();
    for (const { kilobytes, most, preview } of sizes) {
      const body = writeText(kilobytes);
      const id = await createDraft(owner, body);
      await page.goto(address(product.port, 'blog', `/posts/${id}/edit`));
      await page.locator('.cm-content').click();
      await page.getByRole('region', { name: 'Просмотр' }).getByRole('heading').first().waitFor();
      const name = (what: string) => `${kilobytes} kB of text: ${what}`;
      figures.push(
        { name: name('key to paint'), value: median(await timePresses(page)), unit: 'ms', bound: { most } },
        {
          name: name('last key to preview'),
          value: await timePreview(page),
          unit: 'ms',
          ...preview,
        },
      );
      const bare = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      figures.push({
        name: name('key to paint, a bare field'),
        value: await timeBareField(bare, body),
        unit: 'ms',
      });
      await bare.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

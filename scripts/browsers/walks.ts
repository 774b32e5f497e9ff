// What people do, in a browser of another make: each walk throws where it cannot go on.
import type { Browser } from 'puppeteer-core';
import type { Product } from '../support/product.ts';
import { address, ownerPassword } from '../support/product.ts';
import { publicPages } from '../support/publicPages.ts';
import { hydrated, openVisit, press, pressAt, seeWords, typeInto, until } from './visit.ts';
import type { Visit } from './visit.ts';

export type Walk = (browser: Browser, product: Product) => Promise<void>;

function must(isRight: boolean, sentence: string): void {
  if (!isRight) throw new Error(sentence);
}

/** The browser itself reports the status of a page that is not there. */
function expectSilence({ complaints }: Visit, allowed = /404|no-such-page/): void {
  const heard = complaints.filter((one) => !allowed.test(one));
  must(heard.length === 0, `The console says: ${heard.join('; ')}`);
}

const typefaces = /^"?(?:Inter|JetBrains Mono)(?: fallback)?"?$/;

/** Every public page in both languages, wide and narrow. */
async function read(browser: Browser, product: Product): Promise<void> {
  for (const width of [360, 1280]) {
    const visit = await openVisit(browser, width);
    for (const { url } of await publicPages(product.port)) {
      await visit.page.goto(url);
      await hydrated(visit.page);
      const seen = await visit.page.evaluate(async () => {
        await document.fonts.ready;
        const { clientWidth, scrollWidth } = document.documentElement;
        return {
          bar: innerWidth - clientWidth,
          overhang: scrollWidth - clientWidth,
          heading: document.querySelector('h1')?.textContent ?? '',
          families: [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family),
        };
      });
      must(seen.bar > 5, `${url}: the scroll bar takes no room`);
      must(seen.overhang === 0, `${url} scrolls ${seen.overhang} px sideways at ${width} px`);
      must(seen.heading !== '', `${url} has no heading`);
      const strange = seen.families.filter((family) => !typefaces.test(family));
      must(strange.length === 0, `${url} is set in ${strange.join(', ')}`);
    }
    expectSilence(visit);
    await visit.page.close();
  }
}

/** Chooses the dark theme, follows links and comes back to the place that was left. */
async function wander(browser: Browser, product: Product): Promise<void> {
  const visit = await openVisit(browser);
  const { page } = visit;
  await page.goto(address(product.port, 'blog', '/'));
  await hydrated(page);
  await pressAt(page, 'header summary[aria-label="Тема"]');
  await pressAt(page, 'header label:has(input[value="dark"])');
  await page.reload();
  const theme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  must(theme === 'dark', `The chosen theme is ${theme} after a reload`);

  await page.goto(address(product.port, 'blog', '/posts'));
  await hydrated(page);
  await page.evaluate(() => document.querySelectorAll('main article a, main li a')[6]?.scrollIntoView());
  await until(page, () => scrollY > 100);
  const left = await page.evaluate(() => scrollY);
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('main a[href*="/post/"]')[6]?.click());
  await until(page, () => location.pathname.startsWith('/post/'));
  await page.evaluate(() => history.back());
  await until(page, (place: number) => Math.abs(scrollY - place) < 100, left);
  expectSilence(visit);
  await page.close();
}

/** Types into the search before and after scripts have come. */
async function search(browser: Browser, product: Product): Promise<void> {
  const visit = await openVisit(browser);
  const { page } = visit;
  await page.goto(address(product.port, 'blog', '/posts'));
  await page.evaluate(() => document.querySelector<HTMLElement>('main input[type="search"]')?.focus());
  await hydrated(page);
  await page.keyboard.type('датчик');
  await until(page, () => document.querySelectorAll('main mark').length > 0);
  expectSilence(visit);
  await page.close();
}

/** Writes to the owner: refused without an answer's address, then sent. */
async function write(browser: Browser, product: Product): Promise<void> {
  const visit = await openVisit(browser);
  const { page } = visit;
  await page.goto(address(product.port, 'portfolio', '/'));
  await hydrated(page);
  await typeInto(page, 'main form [name="name"]', 'Анна');
  await typeInto(page, 'main form [name="message"]', 'Здравствуйте!');
  await press(page, 'button', 'Отправить');
  await until(page, () => document.querySelector('main form [aria-invalid="true"]') !== null);
  await typeInto(page, 'main form [name="email"]', 'anna@example.com');
  await press(page, 'button', 'Отправить');
  await seeWords(page, 'Спасибо! Ваше сообщение отправлено');
  expectSilence(visit);
  await page.close();
}

/** The owner signs in, writes a post and publishes it; a visitor reads it; signing out of one tab ends the other. */
async function publish(browser: Browser, product: Product): Promise<void> {
  const visit = await openVisit(browser);
  const { page } = visit;
  await page.goto(address(product.port, 'blog', '/login'));
  await hydrated(page);
  await typeInto(page, 'input[autocomplete~="username"]', 'owner');
  await typeInto(page, 'input[type="password"]', ownerPassword);
  await page.keyboard.press('Enter');
  await seeWords(page, 'Новый пост');
  await page.keyboard.press('c');
  await until(page, () => location.pathname.startsWith('/posts/create'));
  await until(page, () => document.activeElement instanceof HTMLTextAreaElement);
  await page.keyboard.type('Пост из другого браузера');
  await page.keyboard.press('Enter');
  await until(page, () => document.activeElement?.classList.contains('cm-content') === true);
  await page.keyboard.type('Первый абзац.');
  await seeWords(page, 'Сохранено');
  await press(page, 'button', 'Опубликовать…');
  await press(page, 'button', 'Опубликовать');
  await seeWords(page, 'вышел');

  const other = await openVisit(browser);
  await other.page.goto(address(product.port, 'blog', '/posts'));
  await seeWords(other.page, 'Пост из другого браузера');
  expectSilence(other);
  await other.page.close();
  expectSilence(visit);
  await page.close();
}

export const walks: Readonly<Record<string, Walk>> = {
  'every public page, at 360 and 1280 px': read,
  'the theme, and the way back': wander,
  'search while typing': search,
  'a message to the owner': write,
  'sign-in, a post, its publication': publish,
};

// What people do, in a browser of another make: each walk throws where it cannot go on.
import type { Product } from '../support/product.ts';
import { address, ownerPassword } from '../support/product.ts';
import { publicPages } from '../support/publicPages.ts';
import { hydrated, press, pressButton, seeWords, typeInto, until } from './visit.ts';
import type { Visit, Walker } from './visit.ts';

export type Walk = (walker: Walker, product: Product) => Promise<void>;

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
async function read(walker: Walker, product: Product): Promise<void> {
  for (const width of [360, 1280]) {
    const visit = await walker.open(width);
    for (const { url } of await publicPages(product.port)) {
      await visit.goto(url);
      await hydrated(visit);
      const seen = await visit.evaluate(async () => {
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
    await visit.close();
  }
}

/** Reads how the services are called; its browser asks for the icon by itself. */
async function look(walker: Walker, product: Product): Promise<void> {
  const visit = await walker.open(1280);
  await visit.goto(address(product.port, 'portfolio', '/api/docs'));
  await seeWords(visit, 'listPosts');
  expectSilence(visit);
  await visit.close();
}

/** Chooses the dark theme, follows links and comes back to the place that was left. */
async function wander(walker: Walker, product: Product): Promise<void> {
  const visit = await walker.open(1280);
  await visit.goto(address(product.port, 'blog', '/'));
  await hydrated(visit);
  await press(visit, 'header summary[aria-label="Тема"]');
  await press(visit, 'header label:has(input[value="dark"])');
  await visit.goto(address(product.port, 'blog', '/en'));
  const theme = await visit.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  must(theme === 'dark', `The chosen theme is ${theme} on the next page`);

  await visit.goto(address(product.port, 'blog', '/posts'));
  await hydrated(visit);
  await visit.evaluate(() => document.querySelectorAll('main article a, main li a')[6]?.scrollIntoView());
  await until(visit, () => scrollY > 100);
  const left = await visit.evaluate(() => scrollY);
  await visit.evaluate(() => document.querySelectorAll<HTMLElement>('main a[href*="/post/"]')[6]?.click());
  await until(visit, () => location.pathname.startsWith('/post/'));
  await visit.evaluate(() => history.back());
  await until(visit, (place: number) => Math.abs(scrollY - place) < 100, left);
  expectSilence(visit);
  await visit.close();
}

/** Types into the search before and after scripts have come. */
async function search(walker: Walker, product: Product): Promise<void> {
  const visit = await walker.open(1280);
  await visit.goto(address(product.port, 'blog', '/posts'));
  await visit.evaluate(() => document.querySelector<HTMLElement>('main input[type="search"]')?.focus());
  await hydrated(visit);
  await visit.type('датчик');
  await until(visit, () => document.querySelectorAll('main mark').length > 0);
  expectSilence(visit);
  await visit.close();
}

/** Writes to the owner: refused without an answer's address, then sent. */
async function write(walker: Walker, product: Product): Promise<void> {
  const visit = await walker.open(1280);
  await visit.goto(address(product.port, 'portfolio', '/'));
  await hydrated(visit);
  await typeInto(visit, 'main form [name="name"]', 'Анна');
  await typeInto(visit, 'main form [name="message"]', 'Здравствуйте!');
  await press(visit, 'main form button[type="submit"]');
  await until(visit, () => document.querySelector('main form [aria-invalid="true"]') !== null);
  await typeInto(visit, 'main form [name="email"]', 'anna@example.com');
  await press(visit, 'main form button[type="submit"]');
  await seeWords(visit, 'Спасибо! Ваше сообщение отправлено');
  expectSilence(visit);
  await visit.close();
}

/** The owner signs in, writes a post and publishes it; a visitor reads it. */
async function publish(walker: Walker, product: Product): Promise<void> {
  const visit = await walker.open(1280);
  await visit.goto(address(product.port, 'blog', '/login'));
  await hydrated(visit);
  await typeInto(visit, 'input[autocomplete~="username"]', 'owner');
  await typeInto(visit, 'input[type="password"]', ownerPassword);
  await visit.type('\n');
  await seeWords(visit, 'Новый пост');
  await visit.type('c');
  await until(visit, () => location.pathname.startsWith('/posts/create'));
  await until(visit, () => document.activeElement instanceof HTMLTextAreaElement);
  await visit.type('Пост из другого браузера');
  await visit.type('\n');
  await until(visit, () => document.activeElement?.classList.contains('cm-content') === true);
  await visit.type('Первый абзац.');
  await seeWords(visit, 'Сохранено');
  await pressButton(visit, 'Опубликовать…');
  await pressButton(visit, 'Опубликовать');
  await seeWords(visit, 'вышел');

  const other = await walker.open(1280);
  await other.goto(address(product.port, 'blog', '/posts'));
  await seeWords(other, 'Пост из другого браузера');
  expectSilence(other);
  await other.close();
  expectSilence(visit);
  await visit.close();
}

export const walks: Readonly<Record<string, Walk>> = {
  'every public page, at 360 and 1280 px': read,
  'the reference of the API': look,
  'the theme, and the way back': wander,
  'search while typing': search,
  'a message to the owner': write,
  'sign-in, a post, its publication': publish,
};

// Walks of visitors.
import type { Product } from '../support/product.ts';
import { address } from '../support/product.ts';
import { otherPublicPages, publicPages } from '../support/publicPages.ts';
import {
  expectNoOverhang,
  expectSilence,
  hydrated,
  ensure,
  press,
  seeWords,
  typeInto,
  until,
} from './visit.ts';
import type { Walker } from './visit.ts';

const typefaces = /^"?(?:Inter|Literata|JetBrains Mono)(?: fallback)?"?$/;

/** Opens every public page in both languages on a phone and then at a desktop width. */
export async function read(walker: Walker, product: Product): Promise<void> {
  const visit = await walker.open(360);
  const pages = [...(await publicPages(product.port)), ...(await otherPublicPages(product.port))];
  for (const { url } of pages) {
    await visit.resize(360);
    await visit.goto(url);
    await hydrated(visit);
    const seen = await visit.evaluate(async () => {
      await document.fonts.ready;
      return {
        bar: innerWidth - document.documentElement.clientWidth,
        heading: document.querySelector('h1')?.textContent ?? '',
        families: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      };
    });
    ensure(seen.bar > 5, `${url}: the scroll bar takes no room`);
    ensure(seen.heading !== '', `${url} has no heading`);
    const strange = seen.families.filter((family) => !typefaces.test(family));
    ensure(strange.length === 0, `${url} is set in ${strange.join(', ')}`);
    await expectNoOverhang(visit);
    await visit.resize(1280);
    await until(visit, () => innerWidth === 1280);
    await expectNoOverhang(visit);
  }
  expectSilence(visit);
  await visit.close();
}

/** Opens the API reference; the browser requests the icon itself. */
export async function look(walker: Walker, product: Product): Promise<void> {
  const visit = await walker.open(1280);
  await visit.goto(address(product.port, 'portfolio', '/api/docs'));
  await seeWords(visit, 'listPosts');
  expectSilence(visit);
  await visit.close();
}

/** Chooses the dark theme, follows links and returns to the former position. */
export async function wander(walker: Walker, product: Product): Promise<void> {
  const visit = await walker.open(1280);
  await visit.goto(address(product.port, 'blog', '/'));
  await hydrated(visit);
  await press(visit, 'header summary[aria-label="Тема"]');
  await press(visit, 'header label:has(input[value="dark"])');
  await visit.goto(address(product.port, 'blog', '/en'));
  const theme = await visit.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  ensure(theme === 'dark', `The chosen theme is ${theme} on the next page`);

  await visit.goto(address(product.port, 'blog', '/posts'));
  await hydrated(visit);
  await visit.evaluate(() =>
    document.querySelectorAll('main article a, main li a')[6]?.scrollIntoView({ behavior: 'instant' }),
  );
  await until(visit, () => scrollY > 100);
  const left = await visit.evaluate(() => scrollY);
  await visit.evaluate(() => document.querySelectorAll<HTMLElement>('main a[href*="/post/"]')[6]?.click());
  await until(visit, () => location.pathname.startsWith('/post/'));
  await visit.evaluate(() => history.back());
  await until(visit, (place: number) => Math.abs(scrollY - place) < 100, left);
  expectSilence(visit);
  await visit.close();
}

/** Types into the search before and after hydration. */
export async function search(walker: Walker, product: Product): Promise<void> {
  const visit = await walker.open(1280);
  await visit.goto(address(product.port, 'blog', '/posts'));
  await visit.evaluate(() => document.querySelector<HTMLElement>('main input[type="search"]')?.focus());
  await hydrated(visit);
  await visit.type('датчик');
  await until(visit, () => document.querySelectorAll('main mark').length > 0);
  expectSilence(visit);
  await visit.close();
}

/** Writes to the owner: refused without a reply address, then sent. */
export async function write(walker: Walker, product: Product): Promise<void> {
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

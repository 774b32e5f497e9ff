// Walks of the owner, who has one session in all tabs.
import type { Product } from '../support/product.ts';
import { address, ownerPassword, plainNames } from '../support/product.ts';
import {
  expectNoOverhang,
  expectSilence,
  hydrated,
  ensure,
  press,
  pressButton,
  seeHeading,
  seeWords,
  typeInto,
  until,
} from './visit.ts';
import type { Visit, Walker } from './visit.ts';

/** Returns the address of a page of a face. */
type At = (face: 'portfolio' | 'blog', path: string) => string;

const local =
  ({ port }: Product): At =>
  (face, path) =>
    address(port, face, path);

/** Fills in the login form, unless a former walk has signed in. */
async function signIn(visit: Visit, url: string): Promise<void> {
  await visit.goto(url);
  await until(
    visit,
    () => document.querySelector('input[type="password"], header [aria-haspopup="menu"]') !== null,
  );
  if (!(await visit.evaluate(() => document.querySelector('input[type="password"]') !== null))) return;
  await hydrated(visit);
  await typeInto(visit, 'input[autocomplete~="username"]', 'owner');
  await typeInto(visit, 'input[type="password"]', ownerPassword);
  await visit.type('\n');
}

/** Begins a post: types its title and moves the caret to its text. */
async function begin(visit: Visit, title: string): Promise<void> {
  await until(visit, () => document.activeElement instanceof HTMLTextAreaElement);
  await visit.type(title);
  await visit.type('\n');
  await until(visit, () => document.activeElement?.classList.contains('cm-content') === true);
}

/** The owner signs in, writes a post and publishes it; a visitor reads it. */
export async function publish(walker: Walker, product: Product): Promise<void> {
  const at = local(product);
  const visit = await walker.open(1280);
  await signIn(visit, at('blog', '/login'));
  await seeWords(visit, 'Новый пост');
  await visit.type('c');
  await until(visit, () => location.pathname.startsWith('/posts/create'));
  await begin(visit, 'Пост из другого браузера');
  await expectNoOverhang(visit);
  await visit.type('Первый абзац.');
  await seeWords(visit, 'Сохранено');
  await pressButton(visit, 'Опубликовать…');
  await pressButton(visit, 'Опубликовать');
  await seeWords(visit, 'вышел');

  const other = await walker.open(1280);
  await other.goto(at('blog', '/posts'));
  await seeWords(other, 'Пост из другого браузера');
  expectSilence(other);
  await other.close();
  expectSilence(visit);
  await visit.close();
}

/** Tests keys in the text, its preview, and that a reload loses nothing. */
export async function edit(walker: Walker, product: Product): Promise<void> {
  const visit = await walker.open(1280);
  await signIn(visit, local(product)('blog', '/posts/create'));
  await begin(visit, 'Пост с разметкой');
  const reads = (text: string) =>
    until(
      visit,
      (wanted: string) =>
        document.querySelector<HTMLElement>('.cm-content')?.innerText.replaceAll(/\n+/g, '\n').trim() ===
        wanted,
      text,
    );
  await visit.type('Важное');
  await visit.shortcut('a');
  await visit.shortcut('b');
  await reads('**Важное**');
  await visit.shortcut('z');
  await reads('Важное');
  await visit.shortcut('a');
  await visit.shortcut('b');
  await visit.shortcut('End');
  await visit.type('\n\n- раз\nдва');
  await reads('**Важное**\n- раз\n- два');
  await visit.reload();
  await reads('**Важное**\n- раз\n- два');
  await until(visit, () => {
    const preview = document.querySelector(
      '[role="region"][aria-label="Просмотр"], section[aria-label="Просмотр"]',
    );
    return (
      preview?.querySelector('strong')?.textContent === 'Важное' &&
      preview.querySelectorAll('li').length === 2
    );
  });
  await expectNoOverhang(visit);
  expectSilence(visit);
  await visit.close();
}

const expired = `e30.${Buffer.from(JSON.stringify({ sub: 'x', exp: 1 })).toString('base64url')}.x`;

const tokenOf = (visit: Visit) => visit.evaluate(() => localStorage.getItem('accessToken'));

/** Navigates by script, without waiting. */
const leaveFor = (visit: Visit, url: string) =>
  visit.evaluate((to: string) => void setTimeout(() => location.assign(to)), url);

/**
 * Tests a sign-in that survives a reload and is shared by all tabs: two tabs that find the token expired at the same
 * time get one new token, and a sign-out in one ends both.
 */
async function shareSession(walker: Walker, at: At): Promise<void> {
  const visit = await walker.open(1280);
  await signIn(visit, at('portfolio', '/admin'));
  await seeHeading(visit, 'Здравствуйте');
  await visit.reload();
  await seeHeading(visit, 'Здравствуйте');

  const other = await walker.open(1280);
  await visit.evaluate((token: string) => localStorage.setItem('accessToken', token), expired);
  await leaveFor(visit, at('portfolio', '/admin/projects'));
  await other.goto(at('portfolio', '/admin/experience'));
  await seeHeading(visit, 'Проекты');
  await seeHeading(other, 'Опыт');
  const token = await tokenOf(visit);
  ensure(token !== null && token !== expired, 'The expired token was not replaced');
  ensure((await tokenOf(other)) === token, 'The tabs have different tokens');
  await expectNoOverhang(visit);

  await press(other, 'header [aria-haspopup="menu"]');
  await pressButton(other, 'Выйти');
  for (const tab of [visit, other]) {
    await until(tab, () => document.querySelector('input[type="password"]') !== null);
    expectSilence(tab);
  }
  await visit.reload();
  await until(visit, () => document.querySelector('input[type="password"]') !== null);
  await visit.close();
  await other.close();
}

export const share = (walker: Walker, product: Product): Promise<void> =>
  shareSession(walker, local(product));

/** Plain http on a name other than the machine's own is not a secure context: much of the platform is missing. */
export async function visitByName(walker: Walker, { port }: Product): Promise<void> {
  const at: At = (face, path) => `http://${plainNames[face]}:${port}${path}`;
  const visit = await walker.open(1280);
  await visit.goto(at('blog', '/posts'));
  await hydrated(visit);
  const has = await visit.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'locks' in navigator]);
  ensure(!has.includes(true), `The context is a secure one: ${has.join(', ')}`);
  await press(visit, 'main a[href^="/post/"]');
  await until(visit, () => location.pathname.startsWith('/post/'));
  await visit.evaluate(() => history.back());
  await until(visit, () => location.pathname === '/posts');

  await signIn(visit, at('portfolio', '/admin'));
  await seeHeading(visit, 'Здравствуйте');
  // The names share a domain, so the other face is signed in too, once a cookie reports the sign-in.
  await until(visit, () => document.cookie.includes('signed_in'));
  await visit.goto(at('blog', '/posts/create'));
  await begin(visit, 'Пост без шифрования');
  await visit.type('Первый абзац.');
  await seeWords(visit, 'Сохранено');
  expectSilence(visit);
  await visit.close();
  await shareSession(walker, at);
}

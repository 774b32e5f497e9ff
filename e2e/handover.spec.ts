// One sign-in serves both faces: automatically if they share a domain, otherwise by a press or from the panel.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { address } from '../scripts/support/product.ts';
import { expect, expectAccessible, signIn } from './support/fixtures.ts';
import { test } from './support/insecure.ts';

test.use({ writer: 'insecure' });

const form = (page: Page) => page.getByLabel('Пароль', { exact: true });
const through = (page: Page) => page.getByRole('button', { name: /^Войти через / });
const editor = (page: Page) => page.getByRole('region', { name: 'Русский', exact: true });

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Returns every address that the page requested or showed. */
function recordAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.method()} ${request.url()}`));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return seen;
}

/** Removes refused requests: a tab learns from the service that its session has ended. */
function forgiveRefusals(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('status of 401')));
}

const documentsOf = (seen: string[], at: string) => seen.filter((one) => one.startsWith(`GET ${at}`)).length;

test('with a common domain one sign-in opens both faces, and signing out of one signs out of both', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await page.goto(site.at('portfolio', '/admin'));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  await expect
    .poll(() => context.cookies())
    .toMatchObject([{ name: 'signed_in', value: '1', domain: '.janus.test', sameSite: 'Lax' }]);

  const seen = recordAddresses(page);
  await page.goto(site.at('blog', '/posts/create?from=here'));
  await expect(editor(page)).toBeVisible();
  await expect(page).toHaveURL(site.at('blog', '/posts/create?from=here'));
  expect(documentsOf(seen, site.at('portfolio', '/admin'))).toBe(1);
  // The code was returned in a fragment, which no request contains, and going back does not reveal it.
  expect(seen.filter((one) => /^GET .*code=|^POST .*code=/.test(one))).toEqual([]);
  expect(await page.evaluate(() => [location.hash, sessionStorage.getItem('handover')])).toEqual(['', null]);

  await choose(page, 'Пароль и сеансы');
  await expect(page).toHaveURL(site.at('portfolio', '/admin/profile#account'));
  await expect(page.locator('#account')).toBeFocused();
  await expect(page.getByText(/и на blog\.janus\.test/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('menu')).toContainText('owner');
  await page.keyboard.press('Escape');
  // While it fades out, a press of its button counts as a press outside.
  await expect(page.getByRole('menu')).toHaveCount(0);

  await choose(page, 'Панель блога');
  await expect(page).toHaveURL(site.at('blog', '/login'));
  // Until the panel knows the user, the last button is another one.
  await expect(page.getByRole('heading', { level: 1, name: 'Посты' })).toBeVisible();
  await choose(page, 'Выйти');
  await expect(form(page)).toBeVisible();
  await expect.poll(() => context.cookies()).toEqual([]);
  await page.goto(site.at('portfolio', '/admin/projects'));
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL(site.at('portfolio', '/admin?next=%2Fadmin%2Fprojects'));
  forgiveRefusals(complaints);
});

test('two tabs take over the sign-in at the same time, and both stay signed in', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Посты' })).toBeVisible();
  await expect.poll(async () => (await context.cookies()).length).toBe(1);
  const other = await context.newPage();
  await Promise.all([
    page.goto(site.at('portfolio', '/admin/projects')),
    other.goto(site.at('portfolio', '/admin/experience')),
  ]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: /^(?:Проекты|Опыт работы)$/ })).toBeVisible();
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: /^(?:Проекты|Опыт работы)$/ })).toBeVisible();
  }
});

test('a false signed_in cookie redirects once and ends at the sign-in form', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'signed_in', value: '1', domain: '.janus.test', path: '/' }]);
  const seen = recordAddresses(page);
  await page.goto(site.at('blog', '/posts/create'));
  await expect(page.getByText(/вы тоже не вошли/)).toBeVisible();
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL(site.at('blog', '/login?next=%2Fposts%2Fcreate'));
  expect(documentsOf(seen, site.at('portfolio', '/admin'))).toBe(1);
  expect(await context.cookies()).toEqual([]);
  await expectAccessible(page);
  // A forged cookie, which another site under the domain may set, causes no redirect loop.
  await context.addCookies([{ name: 'signed_in', value: '1', domain: '.janus.test', path: '/' }]);
  await page.reload();
  await expect(form(page)).toBeVisible();
  expect(documentsOf(seen, site.at('portfolio', '/admin'))).toBe(1);
  await signIn(page);
  await expect(editor(page)).toBeVisible();
});

test.describe('without a common domain', () => {
  test('one press transfers the sign-in, and links between the admin areas need none', async ({
    page,
    context,
    site,
    complaints,
  }) => {
    const at = (face: 'portfolio' | 'blog', path: string) => address(site.port, face, path);
    await page.goto(at('blog', '/posts/create'));
    await expect(form(page)).toBeVisible();
    await through(page).click();
    await expect(page.getByText(/вы тоже не вошли/)).toBeVisible();
    await signIn(page);
    await expect(editor(page)).toBeVisible();
    expect(await context.cookies()).toEqual([]);

    const other = await context.newPage();
    await other.goto(at('portfolio', '/admin/projects?new=1'));
    await expect(form(other)).toBeVisible();
    await through(other).click();
    await expect(other).toHaveURL(at('portfolio', '/admin/projects?new=1'));
    await expect(other.getByRole('textbox', { name: 'Название' }).first()).toBeVisible();

    await other.evaluate(() => localStorage.clear());
    await choose(page, 'Панель портфолио');
    await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
    await expect(page).toHaveURL(at('portfolio', '/admin'));

    // After a deliberate sign-out, a link from the other face does not sign in again.
    await choose(page, 'Выйти');
    await expect(form(page)).toBeVisible();
    await page.goto(at('blog', '/login'));
    await expect(form(page)).toBeVisible();
    forgiveRefusals(complaints);
  });

  test('a code that this tab did not request is not used, and a frame gets none', async ({
    page,
    site,
    complaints,
  }) => {
    const at = (face: 'portfolio' | 'blog', path: string) => address(site.port, face, path);
    await page.goto(at('portfolio', '/admin'));
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
    const seen = recordAddresses(page);
    await page.goto(at('blog', `/login#code=${'c'.repeat(43)}`));
    await expect(page.getByText(/начат не в этой вкладке/)).toBeVisible();
    await expect(page).toHaveURL(at('blog', '/login'));
    // A handover without a recipient is sent to the panel's other face only.
    await page.goto(at('portfolio', `/admin#handover=${'h'.repeat(43)}`));
    await expect(page).toHaveURL(at('blog', '/login'));
    await expect(page.getByText(/начат не в этой вкладке/)).toBeVisible();
    expect(seen.filter((one) => one.includes('/handovers/sign-in/'))).toEqual([]);
    expect(seen.filter((one) => one.includes('POST') && one.endsWith('/handovers/'))).toHaveLength(1);

    const framed = at('portfolio', `/admin#handover=${'f'.repeat(43)}`);
    const stranger = createServer((_, answer) =>
      answer.setHeader('content-type', 'text/html').end(`<iframe src="${framed}"></iframe>`),
    ).listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().startsWith(at('portfolio', '/admin')),
    );
    await page.goto(`http://localhost:${(stranger.address() as AddressInfo).port}/`);
    await refused;
    stranger.close();
    expect(seen.filter((one) => one.includes('POST') && one.endsWith('/handovers/'))).toHaveLength(1);
    complaints.splice(0);
  });
});

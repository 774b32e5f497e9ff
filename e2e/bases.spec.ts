// Auth, portfolio and the site's own origin as three processes on three origins, which people must not notice.
import type { Page } from '@playwright/test';
import { askServer } from './support/askServer.ts';
import { test } from './support/bases.ts';
import type { BasesSite } from './support/bases.ts';
import { expect, hydrated, signIn } from './support/fixtures.ts';
import { refreshInTwoTabs } from './support/twoTabs.ts';

test.use({ writer: 'bases' });
test.describe.configure({ mode: 'serial' });

const thanks = 'Спасибо! Ваше сообщение отправлено';
const slug = 'esp32-sleep-nine-microamps';

/** Returns the calls of a page to the services, by the service of their origin. */
function recordCalls(page: Page, { port, auth, portfolio }: BasesSite) {
  const names = new Map([
    [auth, 'auth'],
    [portfolio, 'portfolio'],
  ]);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const own = origin.endsWith(`.localhost:${port}`) ? 'own' : origin;
    calls.push(`${names.get(origin) ?? own} ${request.method()} ${pathname.replace(/[\da-f-]{36}/, ':id')}`);
  });
  return calls;
}

test('the guard, sign-in, edits of a project and a post, and a refresh in two tabs work across origins', async ({
  page,
  context,
  bases: site,
}) => {
  const calls = recordCalls(page, site);
  await page.goto(site.at('portfolio', '/admin/projects'));
  await expect(page).toHaveURL(site.at('portfolio', '/admin?next=%2Fadmin%2Fprojects'));
  await signIn(page);
  await expect(page).toHaveURL(site.at('portfolio', '/admin/projects'));
  expect(calls).toContain('auth POST /api/v1/login/');
  expect(calls).toContain('auth GET /api/v1/users/me/');

  await page.getByRole('list', { name: 'Проекты' }).getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Название' }).first().fill('Проект за морем');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено').first()).toBeVisible();
  const ofProject = calls.filter((call) => call.includes(' PATCH /api/v1/projects/'));
  expect(ofProject).toEqual([expect.stringMatching(/^portfolio /)]);

  const { other, refreshes } = await refreshInTwoTabs(page, context, site);
  expect([...refreshes]).toEqual([`${site.auth}/api/v1/refresh/`]);

  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await expect(page.getByLabel('Пароль', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Администраторская панель' })).toBeVisible();
  const stored = await fetch(`http://127.0.0.1:${site.port}/api/v1/posts/slug/${slug}/`);
  const { id } = (await stored.json()) as { id: string };
  await page.goto(site.at('blog', `/posts/${id}/edit`));
  await hydrated(page);
  const russian = page.getByRole('region', { name: 'Русский', exact: true });
  await russian.getByRole('textbox', { name: 'Заголовок' }).fill('Заметка своего дома');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText(/^Правка сохранена/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Опубликовать правку', exact: true }).first().click();
  await expect(page.getByText('Правка опубликована')).toBeVisible();
  expect(calls.filter((call) => /^own (?:PATCH|PUT) /.test(call))).not.toEqual([]);
  await other.goto(site.at('blog', `/post/${slug}`));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Заметка своего дома');
});

test('a message is sent to the portfolio service, and a picture of a project loads', async ({
  page,
  bases: site,
}) => {
  const calls = recordCalls(page, site);
  await page.goto(site.at('portfolio'));
  await hydrated(page);
  const form = page.locator('form').filter({ has: page.getByLabel('Сообщение') });
  await form.getByLabel('Имя').fill('Анна');
  await form.getByLabel('Email').fill('anna@example.com');
  await form.getByLabel('Сообщение').fill('Здравствуйте!');
  await form.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(calls).toContain('portfolio POST /api/v1/feedback/');
  await expect(page.locator('#projects').getByText('Проект за морем').first()).toBeVisible();

  const picture = page.locator('#projects img').first();
  await picture.scrollIntoViewIfNeeded();
  const shown = () =>
    picture.evaluate((image: HTMLImageElement) => [new URL(image.currentSrc).origin, image.naturalWidth > 0]);
  await expect.poll(async () => (await shown())[1]).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read, a message can be sent, and picture addresses are relative', async ({
    page,
    bases: site,
  }) => {
    await page.goto(site.at('portfolio'));
    await expect(page.locator('#projects').getByText('Проект за морем').first()).toBeVisible();
    const form = page.locator('form').filter({ has: page.getByLabel('Сообщение') });
    await form.getByLabel('Имя').fill('Анна');
    await form.getByLabel('Email').fill('anna@example.com');
    await form.getByLabel('Сообщение').fill('Без скриптов');
    await form.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await page.goto(site.at('blog', `/post/${slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заметка своего дома');
    const { body } = await askServer(site.port, 'portfolio', '/');
    expect(body).toContain('src="/media/');
  });
});

// The routing guard, docs/behaviour.md, B6 to B8, and the guard of protected routes, B29.
import { askServer } from './support/askServer.ts';
import { expect, expectAccessible, hydrated, signIn, test } from './support/fixtures.ts';

const settled = [
  ['portfolio', '/posts', 302, '/'],
  ['portfolio', '/en/posts', 302, '/en'],
  ['portfolio', '/post/any', 302, '/'],
  ['portfolio', '/login', 302, '/'],
  ['portfolio', '/posts/create', 302, '/'],
  ['blog', '/admin', 302, '/'],
  ['blog', '/admin/projects', 302, '/'],
  ['blog', '/en/admin/experience', 302, '/en'],
  ['portfolio', '/no/such/page', 404, undefined],
  ['blog', '/no/such/page', 404, undefined],
  ['blog', '/post/no-such-post', 404, undefined],
  ['portfolio', '/admin/', 308, '/admin'],
  ['portfolio', '/admin/projects', 200, undefined],
  ['blog', '/posts/create', 200, undefined],
] as const;

for (const [face, path, status, to] of settled) {
  test(`the server answers ${face} ${path} with its status and redirect`, async ({ site }) => {
    expect(await askServer(site.port, face, path)).toMatchObject({ status, to });
  });
}

const protectedPages = [
  ['portfolio', '/admin/projects', '/admin'],
  ['portfolio', '/admin/experience', '/admin'],
  ['portfolio', '/admin/messages', '/admin'],
  ['portfolio', '/admin/users', '/admin'],
  ['portfolio', '/admin/profile', '/admin'],
  ['blog', '/posts/create', '/login'],
  ['blog', '/posts/00000000-0000-4000-8000-000000000000/edit', '/login'],
] as const;

for (const [face, path, login] of protectedPages) {
  test(`${face} ${path} asks a visitor to sign in and shows nothing else`, async ({ page, site }) => {
    const seen: string[] = [];
    await page.exposeFunction('report', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      const { report } = globalThis as unknown as { report(text: string): void };
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent;
        if (heading) report(heading);
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(site.at(face, path));
    await expect(page).toHaveURL(site.at(face, `${login}?next=${encodeURIComponent(path)}`));
    await expect(page.getByLabel('Пароль', { exact: true })).toBeVisible();
    const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
    expect(new Set(seen)).toEqual(new Set([heading]));
    await expectAccessible(page);
  });
}

// A browser in a test parses <noscript> as if scripts ran, so the document itself is checked.
for (const [face, path] of [
  ['portfolio', '/admin'],
  ['portfolio', '/admin/projects'],
  ['blog', '/login'],
] as const) {
  test(`${face} ${path} says without scripts that signing in needs them`, async ({ site }) => {
    const { body } = await askServer(site.port, face, path);
    expect(body).toMatch(/<noscript><p>Для входа нужны скрипты\./);
  });
}

test('the router in the browser applies the same rules as the server', async ({ page, site, complaints }) => {
  await page.goto(site.at('portfolio'));
  await hydrated(page);
  await page.evaluate(() => history.pushState(null, '', '/posts'));
  await expect(page).toHaveURL(site.at('portfolio'));
  await page.evaluate(() => history.pushState(null, '', '/nowhere/at-all'));
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  // The server has sent it, with the status 404.
  complaints.splice(0, 1);
  await hydrated(page);
  await page.evaluate(() => history.pushState(null, '', '/admin/projects'));
  await expect(page).toHaveURL(/\/admin\?next=/);
});

test('the face chosen by a parameter survives navigation', async ({ page, site }) => {
  await page.goto(`http://localhost:${site.port}/?domain=blog`);
  await hydrated(page);
  await expect(page).toHaveTitle('AleBlog — Блог Алексей Заречный');
  await page.getByRole('link', { name: 'Все посты' }).first().click();
  await expect(page).toHaveURL(`http://localhost:${site.port}/posts?domain=blog`);
  await page.reload();
  await expect(page).toHaveTitle('AleBlog — Блог Алексей Заречный — Все посты');
});

test('an unavailable service offers a retry and does not end the session', async ({
  page,
  site,
  complaints,
}) => {
  const expired = { sub: 'x', exp: 1 };
  const token = `e30.${Buffer.from(JSON.stringify(expired)).toString('base64url')}.x`;
  await page.addInitScript((value) => {
    localStorage.setItem('accessToken', value);
    localStorage.setItem('refreshToken', 'kept');
  }, token);
  await page.route('**/api/v1/refresh/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/api/v1/users/me/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(site.at('portfolio', '/admin/projects'));
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBe('kept');
  complaints.splice(0);
});

test('a rate-limited refresh keeps the admin page, the typed text and the session', async ({
  page,
  site,
  complaints,
}) => {
  const address = site.at('portfolio', '/admin/projects?new=1');
  await page.goto(address);
  await signIn(page);
  const title = page.getByRole('textbox', { name: 'Название' }).first();
  await title.fill('Слова, которые жаль терять');
  const busy = (status: number) => ({ status, headers: { 'Retry-After': '60' }, body: '' });
  await page.route('**/api/v1/refresh/', (route) => route.fulfill(busy(429)));
  await page.evaluate(() => {
    const [head, claims = '', tail] = (localStorage.getItem('accessToken') ?? '').split('.');
    const expired = btoa(JSON.stringify({ ...JSON.parse(atob(claims)), exp: 1 }));
    localStorage.setItem('accessToken', [head, expired, tail].join('.'));
  });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Не сохранено/).first()).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(title).toHaveValue('Слова, которые жаль терять');
  await expect(page.getByLabel('Пароль', { exact: true })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expect(page).toHaveURL(address);
  complaints.splice(0);
});

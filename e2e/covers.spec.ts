// Items without a cover are shown with a generated one (docs/behaviour.md, B50), until the owner sets another or none.
import type { Page } from '@playwright/test';
import { budgets } from '../scripts/support/publicPages.ts';
import { weighPage } from '../scripts/support/weighPage.ts';
import { expect, expectAccessible, ownerPassword, signIn, test } from './support/fixtures.ts';

test.use({ writer: 'covers', viewport: { width: 390, height: 844 } });

const drawn = /\/covers\/1-[a-z]+-[0-9a-f]{12}-[0-9a-f]{6}\.svg$/;

/** Calls the services as the owner, from a page of the site. */
async function ask<Body>(page: Page, method: string, path: string, body: object): Promise<Body> {
  return page.evaluate(
    async ([how, where, what, password]) => {
      const type = { 'content-type': 'application/json' };
      const body = JSON.stringify({ username: 'owner', password });
      const login = await fetch('/api/v1/login/', { method: 'POST', headers: type, body });
      const { access_token } = (await login.json()) as { access_token: string };
      const headers = { ...type, authorization: `Bearer ${access_token}` };
      const request = { method: how, headers, body: JSON.stringify(what) };
      const answer = await fetch(where, request);
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      return answer.json() as Promise<Body>;
    },
    [method, path, body, ownerPassword] as const,
  );
}

interface Made {
  id: string;
  slug: string;
  cover: string;
}

test('a post without a cover gets a generated one without layout shift, and the owner can turn these off', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.at('blog'));
  const text = { language: 'ru', title: 'Без единой картинки', body: 'Текст', status: 'published' };
  const post = await ask<Made>(page, 'POST', '/api/v1/posts/', { translations: [text], tags: ['iot'] });
  expect(post.cover).toMatch(drawn);

  for (const [width, shape] of [
    [360, 3],
    [1280, 2],
  ] as const) {
    const visit = await context.newPage();
    await visit.setViewportSize({ width, height: 800 });
    const { bytes, layoutShift } = await weighPage(visit, site.at('blog'));
    expect(layoutShift).toBeLessThan(0.01);
    expect(bytes.script / 1000).toBeLessThanOrEqual(budgets.script);
    const cover = visit.getByRole('main').locator('article img').first();
    await expect(cover).toHaveAttribute('src', post.cover);
    await expect(cover).toHaveAttribute('alt', '');
    expect(await cover.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1600);
    const box = await cover.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(shape, 1);
    await expectAccessible(visit);
    await visit.close();
  }

  await page.goto(site.at('blog', `/post/${post.slug}`));
  const pictures = page.getByRole('main').locator('article [data-morph=cover] img');
  await expect(pictures.first()).toHaveAttribute('src', /^data:image\/webp/);
  await expect(pictures.last()).toHaveAttribute('src', post.cover);

  await ask(page, 'PATCH', '/api/v1/site/', { draws_covers: false });
  await page.reload();
  await expect(pictures).toHaveCount(0);
  await ask(page, 'PATCH', '/api/v1/site/', { draws_covers: null });
  await page.reload();
  await expect(pictures).toHaveCount(2);

  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Посты' })).toBeVisible();
  await page.goto(site.at('blog', `/posts/${post.id}/edit`));
  await page.getByRole('button', { name: /^Сведения/ }).click();
  const field = page.getByRole('group', { name: 'Обложка' });
  await expect(field.getByText('сайт нарисовал её сам')).toBeVisible();
  await expect(field.locator('img')).toHaveAttribute('src', post.cover);
  await expect(field.getByRole('button', { name: 'Убрать' })).toHaveCount(0);
  await expectAccessible(page);
});

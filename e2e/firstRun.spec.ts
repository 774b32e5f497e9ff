// From the first start to a site of one's own: four questions, few presses, and nothing of the sample left.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { address, startProduct } from '../scripts/support/product.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { askServer } from './support/askServer.ts';

const mostPresses = 25;

/** Of the sample's person, jobs, projects and posts. */
const ofSample = /Алекс|Alex|Тепло города|City heat|Fullstack|Блог Мария/;
const places = {
  portfolio: [
    '/',
    '/en',
    '/resume',
    '/en/resume',
    '/resume.json',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
  ],
  blog: ['/', '/en', '/posts', '/en/posts', '/feed.xml', '/en/feed.xml', '/sitemap.xml'],
} as const;

test('a new owner makes the site theirs, and can have the sample back', async ({ page }) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'janus-first-'));
  const product = await startProduct(folder, ['--as-built']);
  const at = (face: 'portfolio' | 'blog', path: string) => address(product.port, face, path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let presses = 1;
  const press = async (what: Locator) => {
    presses += 1;
    await what.click();
  };
  try {
    await page.goto(at('portfolio', '/admin'));
    await signIn(page);
    await press(page.getByRole('link', { name: 'Начать' }));
    await page.getByLabel('Имя и фамилия').fill('Мария Иванова');
    await page.getByLabel('Чем занимаетесь').fill('Пишу прошивки');
    await press(button('Дальше'));
    await page.getByLabel('GitHub').fill('https://github.com/masha');
    await press(button('Дальше'));
    await page.getByLabel('Как называется блог').fill('Записки');
    await press(page.getByRole('radio', { name: 'Зелёный' }).first());
    await press(page.getByRole('radio', { name: 'Буквы' }));
    await page.getByLabel('Буквы логотипа').fill('МИ');
    await press(button('Дальше'));
    await press(button('Убрать пример'));
    await expect(page.getByText('Пример убран. Вернуть его можно')).toBeVisible();
    await press(button('Готово'));
    await expect(page.getByRole('heading', { name: 'Здравствуйте, Мария' })).toBeVisible();
    expect(presses).toBeLessThanOrEqual(mostPresses);
    const { body: settings } = await askServer(product.port, 'portfolio', '/api/v1/site/');
    expect(JSON.parse(settings)).toMatchObject({ logo: { letters: 'МИ' } });

    for (const face of ['portfolio', 'blog'] as const) {
      for (const path of places[face]) {
        const { status, body } = await askServer(product.port, face, path);
        expect([face, path, status, ofSample.exec(body)?.[0]]).toEqual([face, path, 200, undefined]);
      }
    }
    await page.goto(at('blog', '/'));
    await expect(page).toHaveTitle('Записки — Блог Марии Ивановой');

    await page.goto(at('portfolio', '/admin/site'));
    await button('Вернуть пример').click();
    await expect(page.getByText('Сейчас на сайте пример: проекты (')).toBeVisible();
    await page.goto(at('portfolio', '/admin/projects'));
    await expect(page.getByText('пример', { exact: true }).first()).toBeVisible();
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

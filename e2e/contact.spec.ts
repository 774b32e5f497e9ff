// The outcomes of the contact form, with scripts and without: docs/behaviour.md, B33.
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/fixtures.ts';

const thanks = 'Спасибо! Ваше сообщение отправлено';
const failure = 'Ошибка отправки. Попробуйте ещё раз';

async function fill(page: Page, values: { email: string; message: string }): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Сообщение') });
  await form.getByLabel('Имя').fill('Анна');
  await form.getByLabel('Email').fill(values.email);
  await form.getByLabel('Сообщение').fill(values.message);
}

test('a message is sent with scripts', async ({ page, site }) => {
  await page.goto(site.at('portfolio'));
  await hydrated(page);
  await fill(page, { email: 'anna@example.com', message: 'Здравствуйте!' });
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test('a failed submission keeps the typed text', async ({ page, site, complaints }) => {
  await page.goto(site.at('portfolio', '/en'));
  await hydrated(page);
  await page.route('**/api/v1/feedback/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Email').fill('anna@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sending failed. Please try again')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  complaints.splice(0, 1);
});

async function writeAboutPost(page: Page, blog: string): Promise<void> {
  await page.goto(blog);
  await page.getByRole('link', { name: 'Написать мне' }).click();
  await expect(page.getByLabel('Сообщение')).toHaveValue('Re: Очередь задач — это одна таблица\n\n');
  await expect(page).toHaveURL(/#contacts$/);
  // It is not a separate page for search engines.
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).not.toContain('about=');
}

test('the form is prefilled with the title of the post that the visitor comes from', async ({
  page,
  site,
}) => {
  await writeAboutPost(page, site.at('blog', '/post/one-table-is-a-queue'));
  await hydrated(page);
  await expect(page.getByLabel('Сообщение')).toHaveValue(/^Re: Очередь задач/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is prefilled with the title of the post that the visitor comes from', async ({
    page,
    site,
  }) => {
    await writeAboutPost(page, site.at('blog', '/post/one-table-is-a-queue'));
  });

  test('a message is sent', async ({ page, site }) => {
    await page.goto(site.at('portfolio'));
    await fill(page, { email: 'anna@example.com', message: 'Без скриптов' });
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await page.getByRole('link', { name: 'Написать ещё' }).click();
    await expect(page.getByText(thanks)).toBeHidden();
    await expect(page.getByLabel('Сообщение')).toHaveValue('');
  });

  test('a failed submission keeps the typed text', async ({ page, site, complaints }) => {
    await page.goto(site.at('portfolio'));
    // Neither an address nor a Telegram name: the owner could not reply.
    await fill(page, { email: '', message: 'Ответьте мне' });
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByLabel('Сообщение')).toHaveValue('Ответьте мне');
    complaints.splice(0, 1);
  });
});

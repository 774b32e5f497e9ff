// The lifecycle of a webhook with a receiver: the site sends, signs, and shows the response.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { address, startProduct } from '../scripts/support/product.ts';
import { makeDataFolder } from './support/dataFolder.ts';
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';
import { expectNarrow, viewports } from './support/inputMethods.ts';
import { open } from './support/ownerTest.ts';

interface Got {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

test('a webhook is added, its secret shown once, a signed test event delivered and resent, and it is deleted', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const got: Got[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(202).end('Принято');
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const folder = await makeDataFolder('webhooks');
  const product = await startProduct(folder, ['--as-built'], undefined, { JANUS_WEBHOOKS_PRIVATE: 'on' });
  const at = (path: string) => address(product.port, 'portfolio', path);
  try {
    await page.setViewportSize(viewports.phone);
    await page.goto(at('/admin'));
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
    await open(page, at('/admin/profile'));
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Вебхуки' }) });
    await card.getByRole('button', { name: 'Добавить вебхук…' }).click();
    const form = page.getByRole('dialog', { name: 'Новый вебхук' });
    await form.getByLabel('Название').fill('Проверка');
    await form.getByLabel('Адрес').fill(`http://127.0.0.1:${port}/hook`);
    await form.getByLabel('пост опубликован').check();
    await expectAccessible(page);
    await expectNarrow(page);
    await form.getByRole('button', { name: 'Добавить вебхук' }).click();
    const shown = page.getByRole('dialog', { name: 'Секрет вебхука «Проверка»' });
    const secret = (await shown.locator('code').textContent()) ?? '';
    await expectAccessible(page);
    await expectNarrow(page);
    await shown.getByRole('button', { name: 'Секрет сохранён' }).click();
    await expect(page.getByText(secret)).toBeHidden();
    await expectNarrow(page);

    await card.getByRole('button', { name: 'Действия с вебхуком «Проверка»' }).click();
    await page.getByRole('menuitem', { name: 'Отправить пробное событие' }).click();
    await expect.poll(() => got.length).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = got;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const digest = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${digest}`);

    await card.getByRole('button', { name: 'Что отправлено…' }).click();
    const log = page.getByRole('dialog', { name: 'Что отправлено: «Проверка»' });
    await expect(log.getByText('доставлено, ответ 202')).toBeVisible();
    await expect(log.getByText('Принято')).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);
    await log.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await expect.poll(() => got.length).toBe(2);
    expect(got[1]?.headers['webhook-id']).toBe(headers['webhook-id']);
    await page.keyboard.press('Escape');

    await card.getByRole('button', { name: 'Действия с вебхуком «Проверка»' }).click();
    await page.getByRole('menuitem', { name: 'Удалить…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(card.getByText('Проверка')).toBeHidden();
    // The page must not call a server that is ending.
    await page.goto('about:blank');
  } finally {
    await product.stop();
    receiver.closeAllConnections();
    receiver.close();
    await rm(folder, { recursive: true, force: true });
  }
});

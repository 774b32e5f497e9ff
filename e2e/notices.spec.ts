// Notices by mail, set up in the panel, with a mail server: a refused test, a delivered one, and a visitor's message.
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { address, startProduct } from '../scripts/support/product.ts';
import { makeDataFolder } from './support/dataFolder.ts';
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';
import { expectNarrow, viewports } from './support/inputMethods.ts';
import { open } from './support/ownerTest.ts';

const usual: Readonly<Record<string, string>> = {
  EHLO: '250-test\r\n250 AUTH PLAIN',
  DATA: '354 go',
  QUIT: '221 bye',
};
const password = 'пароль почты';
const right = Buffer.from(`\0site\0${password}`).toString('base64');

/** Implements enough SMTP for a message; `letters` collects their lines. */
async function startMail(letters: string[]) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let isData = false;
    let rest = '';
    const answerOf = (line: string) => {
      const [verb = ''] = line.split(' ');
      if (verb === 'AUTH') return line.endsWith(right) ? '235 welcome' : '535 wrong password';
      return usual[verb] ?? '250 ok';
    };
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isData) letters.push(line);
        if (isData && line !== '.') continue;
        socket.write(`${isData ? '250 taken' : answerOf(line)}\r\n`);
        isData = line === 'DATA';
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

test('email notices are set up, tested until delivered, and announce a message; the password is not shown', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const letters: string[] = [];
  const mail = await startMail(letters);
  const folder = await makeDataFolder('notices');
  const product = await startProduct(folder, ['--as-built'], undefined, { JANUS_WEBHOOKS_PRIVATE: 'on' });
  const at = (path: string) => address(product.port, 'portfolio', path);
  const arrived = () => letters.filter((line) => line === '.').length;
  try {
    await page.setViewportSize(viewports.phone);
    await page.goto(at('/admin'));
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
    await open(page, at('/admin/site'));
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Уведомления' }) });
    await expect(card.getByText('не настроено')).toHaveCount(2);
    await card.getByRole('button', { name: 'Настроить… Почта' }).click();
    const form = page.getByRole('dialog', { name: 'Уведомления на почту' });
    await form.getByLabel('Сервер SMTP').fill('127.0.0.1');
    await form.getByLabel('Шифрование').selectOption('none');
    await form.getByLabel('Порт').fill(String(mail.port));
    await form.getByLabel('Имя для входа на сервер').fill('site');
    await form.getByLabel('Пароль', { exact: true }).fill('не тот');
    await form.getByLabel('Куда писать').fill('owner@example.com');
    await expectAccessible(page);
    await expectNarrow(page);
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(card.getByText(`owner@example.com · 127.0.0.1:${mail.port}`)).toBeVisible();

    await card.getByRole('button', { name: 'Отправить пробное Почта' }).click();
    await expect(card.getByText('Сервер не принял имя, пароль или токен.')).toBeVisible();
    await expect(card.getByText('535 wrong password')).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);
    expect(arrived()).toBe(0);

    await card.getByRole('button', { name: 'Изменить… Почта' }).click();
    await expect(form.getByText(/^Сохранён\./)).toBeVisible();
    await form.getByRole('button', { name: 'Сменить' }).click();
    await form.getByLabel('Пароль', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form).toBeHidden();
    await card.getByRole('button', { name: 'Отправить пробное Почта' }).click();
    await expect(card.getByText('Принято. Проверьте, пришло ли.')).toBeVisible();
    expect(arrived()).toBe(1);
    expect(letters).toContain('To: owner@example.com');

    const body = { name: 'Анна', message: 'Здравствуйте!', email: 'anna@example.com', elapsed_ms: 9000 };
    const feedback = `http://127.0.0.1:${product.port}/api/v1/feedback/`;
    expect((await page.request.post(feedback, { data: body })).status()).toBe(201);
    await expect.poll(arrived).toBe(2);
    expect(letters.some((line) => line.includes('<anna@example.com>'))).toBe(true);

    // The same mail settings deliver a reply.
    await open(page, at('/admin/messages'));
    const message = page.getByRole('listitem').filter({ hasText: 'Анна' });
    await message.getByRole('button', { name: /Анна/ }).click();
    await message.getByRole('button', { name: 'Ответить', exact: true }).click();
    const reply = message.getByRole('textbox', { name: 'Ответ', exact: true });
    await expect(reply).toBeFocused();
    await reply.pressSequentially('Good day, Anna!');
    await expectAccessible(page);
    await expectNarrow(page);
    // Typed text survives a reload.
    await page.reload();
    await message.getByRole('button', { name: /Анна/ }).click();
    await expect(reply).toHaveValue('Good day, Anna!');
    await reply.press('Control+Enter');
    await expect(message.getByText('Ответ отправлен')).toBeVisible();
    await expect(message.getByRole('button', { name: /Анна/ })).toHaveAccessibleName(/Ответ дан/);
    await expectAccessible(page);
    await expectNarrow(page);
    expect(arrived()).toBe(3);
    expect(letters).toContain('Reply-To: owner@example.com');
    expect(letters).toContain('To: anna@example.com');
    // The page must not call a server that is ending.
    await page.goto('about:blank');
  } finally {
    await product.stop();
    mail.close();
    await rm(folder, { recursive: true, force: true });
  }
});

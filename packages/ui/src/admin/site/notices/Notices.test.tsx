import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { failingNotices, noNotices, operatorsNotices, sampleNotices } from '../../../testing/adminNotices.ts';
import { adminSession, sampleOwner } from '../../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../../testing/AdminStand.tsx';
import { pasteInto } from '../../../testing/pasteInto.ts';
import { Notices } from './Notices.tsx';

function draw(scripts: Scripts = {}) {
  const session = adminSession(sampleOwner);
  const place = adminPlace({ route: 'site', session, scripts: { ...adminScripts, ...scripts } });
  render(
    <AdminStand place={place}>
      <Notices />
    </AdminStand>,
  );
  return place;
}
const press = async (name: string, where: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await where.findByRole('button', { name }));
const dialogOf = (name: string) => screen.findByRole('dialog', { name });
// its buttons' names contain it too
const rowOf = async (name: string) => (await screen.findAllByText(name))[0]?.closest('li')?.textContent;
const savedMail = sampleNotices.mail;

test('shows the destination and state of each channel, and why messages are waiting', async () => {
  draw({ getNoticeChannels: { ...failingNotices, telegram: noNotices.telegram } });
  expect(await rowOf('Почта')).toMatch(/anna@example\.com · smtp\.example\.com:465включено/);
  expect(await rowOf('Почта')).toContain('Не отправлено, повторяем: 3');
  expect(await rowOf('Почта')).toContain('535 5.7.8');
  expect(await rowOf('Telegram')).toContain('не настроено');
  expect(screen.queryByRole('button', { name: 'Отправить пробное Telegram' })).toBeNull();
});

test('shows a channel set by the operator, without offering to change it', async () => {
  draw({ getNoticeChannels: operatorsNotices });
  expect(await rowOf('Почта')).toContain('задано настройками сервера');
  expect(screen.queryByRole('button', { name: 'Изменить… Почта' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Отправить пробное Почта' })).toBeEnabled();
});

test('sets up mail: missing values are reported, and the port follows the encryption', async () => {
  const { server } = draw({ getNoticeChannels: noNotices, saveMailChannel: savedMail });
  await press('Настроить… Почта');
  const dialog = within(await dialogOf('Уведомления на почту'));
  await press('Сохранить', dialog);
  expect(dialog.getByText('Укажите сервер')).toBeVisible();
  expect(dialog.getByText('Укажите, куда писать')).toBeVisible();
  expect(server.callsOf('saveMailChannel')).toHaveLength(0);
  await userEvent.selectOptions(dialog.getByLabelText('Шифрование'), 'starttls');
  expect(dialog.getByLabelText('Порт')).toHaveValue('587');
  expect(dialog.queryByRole('option', { name: /^Без шифрования/ })).toBeNull();
  await pasteInto(dialog.getByLabelText('Сервер SMTP'), 'smtp.example.com');
  await userEvent.type(dialog.getByLabelText(/^Имя для входа на сервер/), 'anna');
  await userEvent.type(dialog.getByLabelText('Пароль'), 'тайна');
  await pasteInto(dialog.getByLabelText('Куда писать'), 'anna@example.com');
  await press('Сохранить', dialog);
  expect(await screen.findByText(/^Сохранено/)).toBeVisible();
  expect(server.callsOf('saveMailChannel').map(({ body }) => body)).toEqual([
    {
      is_on: true,
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      user: 'anna',
      password: 'тайна',
      from: null,
      to: 'anna@example.com',
    },
  ]);
});

test('a saved password is not shown, and can be kept or removed', async () => {
  const { server } = draw({ saveMailChannel: savedMail });
  const bodies = () => server.callsOf('saveMailChannel').map(({ body }) => body as { password?: unknown });
  const open = async () => {
    await press('Изменить… Почта');
    return within(await dialogOf('Уведомления на почту'));
  };
  let dialog = await open();
  expect(dialog.queryByLabelText('Пароль', { selector: 'input' })).toBeNull();
  await press('Сохранить', dialog);
  await expect.poll(bodies).toHaveLength(1);
  dialog = await open();
  await press('Убрать', dialog);
  expect(dialog.getByText('Будет убран, когда вы сохраните.')).toBeVisible();
  await press('Вернуть', dialog);
  await press('Сменить', dialog);
  expect(dialog.getByLabelText('Пароль', { selector: 'input' })).toHaveFocus();
  await press('Оставить прежний', dialog);
  await press('Убрать', dialog);
  await press('Сохранить', dialog);
  await expect.poll(bodies).toHaveLength(2);
  expect('password' in (bodies()[0] ?? {})).toBe(false);
  expect(bodies()[1]?.password).toBeNull();
});

test('shows at the field why the server refuses, and keeps the form', async () => {
  const fields = [{ path: 'password', code: 'secret_needed', message: 'Введите пароль ещё раз.' }];
  const error = { code: 'invalid_fields', message: 'Проверьте поля.', fields };
  draw({ saveMailChannel: () => problem(422, 'invalid_fields', 'Проверьте поля.', { error }) });
  await press('Изменить… Почта');
  const dialog = within(await dialogOf('Уведомления на почту'));
  await press('Сохранить', dialog);
  expect(await dialog.findByText('Введите пароль ещё раз.')).toBeVisible();
  expect(dialog.getByLabelText('Куда писать')).toHaveValue('anna@example.com');
});

test('changes Telegram: removing the token turns the channel off', async () => {
  const { server } = draw({ saveTelegramChannel: sampleNotices.telegram });
  await press('Изменить… Telegram');
  const dialog = within(await dialogOf('Уведомления в Telegram'));
  await userEvent.click(dialog.getByLabelText('Отправлять'));
  await press('Убрать', dialog);
  expect(dialog.getByLabelText('Отправлять')).not.toBeChecked();
  await press('Сохранить', dialog);
  await screen.findByText(/^Сохранено/);
  expect(server.callsOf('saveTelegramChannel')[0]?.body).toEqual({
    is_on: false,
    chat: '123456789',
    token: null,
  });
});

test('a test message reports its outcome and the answer of the receiver', async () => {
  const { server } = draw({
    testNoticeChannel: { outcome: 'refused', detail: 'Bad Request: chat not found' },
  });
  await press('Отправить пробное Telegram');
  expect(await screen.findByText(/сообщение не приняли/)).toBeVisible();
  expect(await rowOf('Telegram')).toContain('chat not found');
  expect(server.callsOf('testNoticeChannel')[0]?.params).toEqual({ channel: 'telegram' });
});

test('a test message that the server refuses is reported with the reason', async () => {
  draw({ testNoticeChannel: () => problem(429, 'too_many_requests', 'Слишком много запросов.') });
  await press('Отправить пробное Почта');
  expect(await screen.findByRole('alert')).toHaveTextContent('Не проверено. Слишком много запросов.');
});

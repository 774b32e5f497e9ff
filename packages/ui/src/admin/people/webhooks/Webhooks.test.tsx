import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession, sampleOwner } from '../../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../../testing/AdminStand.tsx';
import { sampleDeliveries, sampleNewWebhook, sampleWebhooks } from '../../../testing/adminWebhooks.ts';
import { pasteInto } from '../../../testing/pasteInto.ts';
import { Webhooks } from './Webhooks.tsx';

function draw(scripts: Scripts = {}) {
  const session = adminSession(sampleOwner);
  const place = adminPlace({ route: 'profile', session, scripts: { ...adminScripts, ...scripts } });
  render(
    <AdminStand place={place}>
      <Webhooks />
    </AdminStand>,
  );
  return place;
}
const done = () => new Response(null, { status: 204 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (item: string, name = 'Сборка сайта') => {
  await screen.findByText(name);
  await press(`Действия с вебхуком «${name}»`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const [first] = sampleWebhooks.items;

test('lists webhooks with their address, their events and the reason for a pause', async () => {
  draw();
  await screen.findByText('Сборка сайта');
  const rowOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect(rowOf('Сборка сайта')).toMatch(/ci\.example\.com.+пост опубликован, всё о проектах/);
  expect(rowOf('Сообщения в чат')).toContain('на паузе: пять дней подряд события не доходили');
});

test('adds a webhook and shows its secret once, until confirmed as saved', async () => {
  const { server } = draw();
  await press('Добавить вебхук…');
  const dialog = await screen.findByRole('dialog', { name: 'Новый вебхук' });
  const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Добавить вебхук' }));
  await submit();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Назовите вебхук');
  await pasteInto(within(dialog).getByLabelText(/^Название/), 'Сборка сайта');
  await submit();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Укажите адрес');
  await pasteInto(within(dialog).getByLabelText(/^Адрес/), 'https://ci.example.com/hooks/janus');
  await submit();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Отметьте, о чём сообщать');
  await userEvent.click(within(dialog).getByLabelText('пост опубликован'));
  await submit();
  const shown = await screen.findByRole('dialog', { name: 'Секрет вебхука «Сборка сайта»' });
  expect(within(shown).getByText(sampleNewWebhook.secret)).toBeVisible();
  expect(server.callsOf('createWebhook').map(({ body }) => body)).toEqual([
    { name: 'Сборка сайта', url: 'https://ci.example.com/hooks/janus', events: ['post.published'] },
  ]);
  await userEvent.keyboard('{Escape}');
  await press('Секрет сохранён');
  expect(screen.queryByText(sampleNewWebhook.secret)).toBeNull();
});

test('shows at the address field why the server refuses it, and keeps the form', async () => {
  const fields = [{ path: 'url', code: 'not_https', message: 'Адрес должен начинаться с https' }];
  const error = { code: 'invalid_fields', message: 'Проверьте поля.', fields };
  draw({ createWebhook: () => problem(422, 'invalid_fields', 'Проверьте поля.', { error }) });
  await press('Добавить вебхук…');
  const dialog = await screen.findByRole('dialog', { name: 'Новый вебхук' });
  await userEvent.type(within(dialog).getByLabelText(/^Название/), 'CI');
  await pasteInto(within(dialog).getByLabelText(/^Адрес/), 'http://ci.example.com/');
  await userEvent.click(within(dialog).getByLabelText('всё о постах'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить вебхук' }));
  expect(await within(dialog).findByText('Адрес должен начинаться с https')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Название/)).toHaveValue('CI');
});

test('pauses, enables, tests and changes events, keeping an event that the form does not offer', async () => {
  const own = { ...first, events: ['post.published', 'post.purged'] };
  const { server } = draw({
    listWebhooks: { items: [own, sampleWebhooks.items[1]] },
    updateWebhook: own,
    testWebhook: done,
  });
  await choose('Поставить на паузу');
  await choose('Включить', 'Сообщения в чат');
  await choose('Отправить пробное событие');
  expect(server.callsOf('testWebhook')).toHaveLength(1);
  await choose('Выбрать события…');
  const dialog = await screen.findByRole('dialog', { name: 'События вебхука «Сборка сайта»' });
  await userEvent.click(within(dialog).getByLabelText('всё о проектах'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('События вебхука изменены');
  expect(server.callsOf('updateWebhook').map(({ body }) => body)).toEqual([
    { state: 'paused' },
    { state: 'active' },
    { events: ['post.published', 'post.purged', 'project.*'] },
  ]);
});

test('changes the secret and deletes a webhook after confirmation', async () => {
  const secret = 'whsec_bmV3';
  const { server } = draw({ renewWebhookSecret: { secret }, deleteWebhook: done });
  await choose('Новый секрет…');
  const question = await screen.findByRole('alertdialog', { name: 'Сменить секрет вебхука «Сборка сайта»?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Сменить секрет' }));
  expect(await screen.findByText(secret)).toBeVisible();
  await press('Секрет сохранён');
  await choose('Удалить…');
  const last = await screen.findByRole('alertdialog', { name: 'Удалить вебхук «Сборка сайта»?' });
  await userEvent.click(within(last).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Вебхук «Сборка сайта» удалён')).toBeVisible();
  expect(server.callsOf('deleteWebhook')[0]?.params).toEqual({ id: first?.id });
});

test('shows deliveries with their responses and the next attempt, and sends one again', async () => {
  const { server } = draw({ sendDeliveryAgain: done });
  await screen.findByText('Сборка сайта');
  await userEvent.click(screen.getAllByRole('button', { name: 'Что отправлено…' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Что отправлено: «Сборка сайта»' });
  const rows = (await within(dialog).findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/пост опубликован.+не дошло, ответ 502 · попыток: 4 · следующая попытка: /);
  expect(rows[0]).toContain('502 Bad Gateway');
  expect(rows[1]).toMatch(/пробное событие.+доставлено, ответ 200/);
  expect(rows[2]).toMatch(/project\.updated.+не доставлено, нет ответа за 10 секунд · попыток: 8/);
  const again = within(dialog).getAllByRole('button', { name: 'Отправить ещё раз' });
  await userEvent.click(again[2] as HTMLElement);
  expect(await screen.findByText('Отправляю ещё раз')).toBeVisible();
  expect(server.callsOf('sendDeliveryAgain')[0]?.params).toEqual({ id: sampleDeliveries.items[2]?.id });
});

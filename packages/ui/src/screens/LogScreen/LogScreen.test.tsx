import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminScripts, securityNews } from '../../testing/adminAnswers.ts';
import { adminPlace } from '../../testing/AdminStand.tsx';
import { sampleOwner } from '../../testing/adminSession.ts';
import { WalkingStand } from '../../testing/WalkingStand.tsx';
import { LogScreen } from './LogScreen.tsx';

function draw(search = '', scripts: Scripts = {}) {
  const place = adminPlace({ route: 'log', search, scripts: { ...adminScripts, ...scripts } });
  const onWalk = vi.fn<(to: string) => void>();
  render(
    <WalkingStand place={place} onWalk={onWalk}>
      <LogScreen />
    </WalkingStand>,
  );
  return { server: place.host.server, onWalk };
}
const asked = (server: ReturnType<typeof draw>['server']) =>
  Object.fromEntries(server.callsOf('listEvents').at(-1)?.url.searchParams ?? []);

test('says in words what happened, how often, by whom and from where', async () => {
  draw();
  expect(await screen.findByRole('rowheader', { name: /Отказ во входе × 7/ })).toBeVisible();
  expect(screen.getByText('Без входа')).toBeVisible();
  expect(screen.getByText('203.0.113.7')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Вход.*новое устройство/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'пост «Первый пост»' })).toHaveAttribute(
    'href',
    expect.stringContaining('/edit'),
  );
  expect(screen.getByText('проект «Старый проект»').closest('a')).toBeNull();
});

test('says what was done on the server itself', async () => {
  draw('', { listEvents: { ...securityNews(), total: 3, next_cursor: null } });
  const row = (await screen.findByText(/^Заведена учётная запись/)).closest('tr');
  expect(row).toHaveTextContent('Командная строка');
  expect(row).toHaveTextContent('сам сервер');
  expect(row).not.toHaveTextContent('command_line');
});

test('shows what one person did, and everybody again', async () => {
  const { server, onWalk } = draw(`?actor=${sampleOwner.id}&group=content`);
  await screen.findByText('Всего: 4');
  expect(asked(server)).toEqual({ limit: '25', group: 'content', actor: sampleOwner.id });
  await userEvent.click(screen.getByRole('link', { name: 'Показать всех' }));
  expect(onWalk.mock.lastCall?.[0]).toMatch(/\/admin\/log\?group=content$/);
});

test('is chosen by kind into the address', async () => {
  const { onWalk } = draw();
  await screen.findByText('Всего: 4');
  await userEvent.selectOptions(screen.getByLabelText('Показать'), 'Входы');
  expect(onWalk.mock.lastCall?.[0]).toContain('group=sign_ins');
});

test('says that nothing fits, that nothing is there yet, and that it could not be loaded', async () => {
  const nothing = { items: [], total: 0, next_cursor: null };
  draw('?group=backups', { listEvents: nothing });
  expect(await screen.findByText('С такими условиями ничего нет')).toBeVisible();
  draw('', { listEvents: nothing });
  expect(await screen.findByText('Здесь пусто')).toBeVisible();
  draw('', { listEvents: () => problem(503, 'unavailable', 'Сервис временно недоступен.') });
  expect(await screen.findByText('Не удалось загрузить журнал')).toBeVisible();
});

import { problem } from '@janus-site/core/testing';
import type { Scripts, SeenCall } from '@janus-site/core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminMessages, adminScripts } from '../../testing/adminAnswers.ts';
import { adminPlace } from '../../testing/AdminStand.tsx';
import { WalkingStand } from '../../testing/WalkingStand.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';

const [anna, john] = adminMessages().items;

function draw(scripts: Scripts = {}, search = '') {
  const place = adminPlace({ route: 'messages', search, scripts: { ...adminScripts, ...scripts } });
  const onWalk = vi.fn<(to: string) => void>();
  render(
    <WalkingStand place={place} onWalk={onWalk}>
      <MessagesScreen />
    </WalkingStand>,
  );
  return { server: place.server, onWalk };
}
const bodies = (server: ReturnType<typeof draw>['server']) =>
  server.callsOf('updateMessage').map((call) => [call.params['id'], call.body]);

test('opening a message reads it', async () => {
  const { server } = draw({ updateMessage: anna });
  await userEvent.click(await screen.findByRole('button', { name: /Анна Сергеева/ }));
  expect(await screen.findByText(/Удобно созвониться/)).toBeVisible();
  await waitFor(() => expect(bodies(server)).toEqual([[anna?.id, { is_read: true }]]));
  expect(screen.getByRole('link', { name: 'Ответить письмом' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:anna@example.com'),
  );
});

test('several go to the archive at once, and one undo takes all of them back', async () => {
  const { server } = draw({ updateMessage: anna });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Отметить всё на странице' }));
  await userEvent.click(screen.getByRole('button', { name: 'В архив' }));
  expect(await screen.findByText('Убрано в архив: 2')).toBeVisible();
  server.reset();
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() =>
    expect(bodies(server)).toEqual([
      [anna?.id, { state: 'inbox' }],
      [john?.id, { state: 'inbox' }],
    ]),
  );
});

test('only what is unread is marked read', async () => {
  const { server } = draw({ updateMessage: anna });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Отметить всё на странице' }));
  await userEvent.click(screen.getByRole('button', { name: 'Прочитано' }));
  await waitFor(() => expect(bodies(server)).toEqual([[anna?.id, { is_read: true }]]));
});

test('of several deleted one is refused: it stays, with its reason; the others come back with one undo', async () => {
  const { server } = draw({
    deleteMessage: (call: SeenCall) =>
      call.params['id'] === john?.id ? problem(503, 'unavailable', 'Сервис временно недоступен.') : undefined,
    restoreDeleted: { id: anna?.id, kind: 'message' },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Отметить всё на странице' }));
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('«John»: Сервис временно недоступен.')).toBeVisible();
  expect(screen.queryByText('Анна Сергеева')).toBeNull();
  expect(screen.getByText('John')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('restoreDeleted')).toHaveLength(1));
  expect(await screen.findByText('Анна Сергеева')).toBeVisible();
});

test('the box, who is unread and the page are in the address', async () => {
  const many = { ...adminMessages(), total: 60 };
  const { server, onWalk } = draw({ listMessages: many }, '?state=archived');
  expect(await screen.findByText('1–2 из 60')).toBeVisible();
  expect(server.callsOf('listMessages').at(-1)?.url.searchParams.get('state')).toBe('archived');
  await userEvent.selectOptions(screen.getByLabelText('Показать'), 'Непрочитанные');
  expect(onWalk).toHaveBeenLastCalledWith('/admin/messages?state=archived&read=unread');
  await waitFor(() =>
    expect(server.callsOf('listMessages').at(-1)?.url.searchParams.get('is_read')).toBe('false'),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Следующая страница' }));
  expect(onWalk).toHaveBeenLastCalledWith('/admin/messages?state=archived&read=unread&page=2');
});

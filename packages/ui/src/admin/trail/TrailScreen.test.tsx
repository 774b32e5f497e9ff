import { problem } from '@janus-site/core/testing';
import type { Scripts, SeenCall } from '@janus-site/core/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { messages as english } from '../../locales/admin/en.po';
import { messages as people } from '../../locales/people/en.po';
import { adminScripts } from '../../testing/adminAnswers.ts';
import { adminEvents, securityNews } from '../../testing/adminEvents.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import { sampleOwner } from '../../testing/adminSession.ts';
import { Stand } from '../../testing/Stand.tsx';
import { WalkingStand } from '../../testing/WalkingStand.tsx';
import { TrailScreen } from './TrailScreen.tsx';

function draw(search = '', scripts: Scripts = {}) {
  const place = adminPlace({ route: 'trail', search, scripts: { ...adminScripts, ...scripts } });
  const onWalk = vi.fn<(to: string) => void>();
  render(
    <WalkingStand place={place} onWalk={onWalk}>
      <TrailScreen />
    </WalkingStand>,
  );
  return { server: place.server, onWalk };
}
const lastQuery = (server: ReturnType<typeof draw>['server']) =>
  Object.fromEntries(server.callsOf('listEvents').at(-1)?.url.searchParams ?? []);

test('describes what happened, how often, by whom and from where', async () => {
  draw();
  expect(await screen.findByRole('rowheader', { name: /Неудачный вход × 7/ })).toBeVisible();
  expect(screen.getByText('Без входа')).toBeVisible();
  expect(screen.getByText('203.0.113.7')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Вход.*новое устройство/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'пост «Первый пост»' })).toHaveAttribute(
    'href',
    expect.stringContaining('/edit'),
  );
  expect(screen.getByText(/проект «Старый проект»/).closest('a')).toBeNull();
});

test('names objects in the quotation marks of the language', async () => {
  const place = adminPlace({ route: 'trail', language: 'en', scripts: adminScripts });
  render(
    <Stand place={place} words={english}>
      <AdminLayout>
        <TrailScreen />
      </AdminLayout>
    </Stand>,
  );
  expect(await screen.findByRole('link', { name: /^post “.+”$/ })).toBeVisible();
});

test('describes what was done on the command line of the server', async () => {
  draw('', { listEvents: { ...securityNews(), total: 3, next_cursor: null } });
  const row = (await screen.findByRole('rowheader', { name: /^Заведена учётная запись/ })).closest('tr');
  expect(row).toHaveTextContent('Командная строка');
  expect(row).toHaveTextContent('сам сервер');
  expect(row).not.toHaveTextContent('command_line');
});

test('filters by one user, and by all users again', async () => {
  const { server, onWalk } = draw(`?actor=${sampleOwner.id}&group=content`);
  await screen.findByText('Всего: 4');
  expect(lastQuery(server)).toEqual({ limit: '25', group: 'content', actor: sampleOwner.id });
  const who = screen.getByLabelText('Кто');
  await waitFor(() => expect(who).toHaveDisplayValue(sampleOwner.username));
  await userEvent.selectOptions(who, 'Все');
  expect(onWalk.mock.lastCall?.[0]).toMatch(/\/admin\/trail\?group=content$/);
});

test('puts the chosen group of events into the address', async () => {
  const { onWalk } = draw();
  await screen.findByText('Всего: 4');
  await userEvent.selectOptions(screen.getByLabelText('Показать'), 'Входы');
  expect(onWalk.mock.lastCall?.[0]).toContain('group=sign_ins');
});

test('filters by action, object and dates, and drops filters that no longer apply', async () => {
  const { server, onWalk } = draw(
    `?group=content&kind=post&object=${sampleOwner.id}&from=2026-01-31&to=2026-02-28`,
  );
  await screen.findByText('Всего: 4');
  expect(lastQuery(server)).toEqual({
    limit: '25',
    group: 'content',
    kind: 'post',
    object: sampleOwner.id,
    from: new Date(2026, 0, 31).toISOString(),
    to: new Date(2026, 2, 1).toISOString(),
  });
  const walked = () => new URL(onWalk.mock.lastCall?.[0] ?? '', 'http://x').searchParams;
  await userEvent.selectOptions(screen.getByLabelText('Действие'), 'Опубликовано');
  expect([walked().get('action'), walked().get('group'), walked().get('kind')]).toEqual([
    'published',
    null,
    'post',
  ]);
  await userEvent.selectOptions(screen.getByLabelText('О чём'), 'Проект');
  expect([walked().get('kind'), walked().get('object')]).toEqual(['project', null]);
  fireEvent.change(screen.getByLabelText('С какого дня'), { target: { value: '' } });
  expect([walked().get('from'), walked().get('to')]).toEqual([null, '2026-02-28']);
});

test.each([
  ['ru', undefined, 'О чём'],
  ['en', { ...english, ...people }, 'About'],
] as const)('the kinds of objects have different names (%s)', async (language, words, label) => {
  const place = adminPlace({ route: 'trail', language, scripts: adminScripts });
  render(
    <Stand place={place} words={words}>
      <AdminLayout>
        <TrailScreen />
      </AdminLayout>
    </Stand>,
  );
  const options = within(await screen.findByLabelText(label)).getAllByRole('option');
  const names = options.map((option) => option.textContent);
  expect(names).toEqual([...new Set(names)]);
});

test('ignores invalid dates in the address', async () => {
  const { server } = draw('?from=nonsense&to=0000-01-01');
  await screen.findByText('Всего: 4');
  expect(lastQuery(server)).toEqual({ limit: '25' });
});

test('links an event to all events of its object', async () => {
  draw();
  const row = (await screen.findByText(/проект «Старый проект»/)).closest('tr') as HTMLElement;
  const link = within(row).getByRole('link', { name: 'всё об этом' });
  const id = adminEvents().items[2]?.object?.id ?? '';
  expect(link).toHaveAttribute('href', expect.stringMatching(`object=${id}&kind=project$`));
});

test('is downloaded as a CSV file with the same filters', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:log', revokeObjectURL: vi.fn() }));
  const { server } = draw('?group=content', { exportEvents: {} });
  await userEvent.click(await screen.findByRole('button', { name: /Скачать CSV/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const { searchParams } = server.callsOf('exportEvents')[0]?.url ?? new URL('http://x');
  expect(Object.fromEntries(searchParams)).toEqual({ group: 'content', format: 'csv' });
  expect(saved.mock.contexts[0]).toMatchObject({
    download: expect.stringMatching(/^log-[\d-]+\.csv$/) as string,
  });
});

test('says when nothing matches, when there are no events and when loading failed', async () => {
  const nothing = { items: [], total: 0, next_cursor: null };
  draw('?group=backups', { listEvents: nothing });
  expect(await screen.findByText('С такими условиями ничего нет')).toBeVisible();
  draw('', { listEvents: nothing });
  expect(await screen.findByText('Здесь пусто')).toBeVisible();
  draw('', { listEvents: () => problem(503, 'unavailable', 'Сервис временно недоступен.') });
  expect(await screen.findByText('Не удалось загрузить журнал')).toBeVisible();
});

test('a filter that could not be loaded shows the failure instead of the rows of the former one', async () => {
  let isAway = true;
  const { server } = draw('', {
    listEvents: ({ url }: SeenCall) =>
      isAway && url.searchParams.has('group')
        ? problem(503, 'unavailable', 'Сервис временно недоступен.')
        : adminEvents(),
  });
  await screen.findByText('Всего: 4');
  await userEvent.selectOptions(screen.getByLabelText('Показать'), 'Входы');
  expect(await screen.findByText('Не удалось загрузить журнал')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(lastQuery(server)).toMatchObject({ group: 'sign_ins' });
});

test('going back to a late page stays on it while the shorter list of a filter is still shown', async () => {
  const { items } = adminEvents();
  const navigate = vi.fn();
  const at = (search: string) =>
    adminPlace({
      route: 'trail',
      search,
      navigate,
      scripts: {
        ...adminScripts,
        listEvents: ({ url }: SeenCall) =>
          url.searchParams.has('group') ? adminEvents() : { items, total: 60, next_cursor: null },
      },
    });
  const filtered = at('?group=content');
  const later = { ...filtered, page: at('?page=3').page };
  const tree = (place: typeof filtered) => (
    <AdminStand place={place}>
      <TrailScreen />
    </AdminStand>
  );
  const { rerender } = render(tree(filtered));
  await screen.findByText('Всего: 4');
  rerender(tree(later));
  await waitFor(() => expect(filtered.server.callsOf('listEvents')).toHaveLength(2));
  expect(await screen.findByRole('link', { name: 'Страница 3' })).toHaveAttribute('aria-current', 'page');
  expect(navigate).not.toHaveBeenCalled();
});

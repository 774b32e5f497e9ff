import type { Backups } from '@janus-site/core';
import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  adminEmptyScripts,
  adminScripts,
  badBackups,
  goodBackups,
  sampleSite,
} from '../../testing/adminAnswers.ts';
import { securityNews } from '../../testing/adminEvents.ts';
import { adminSession, sampleNobody, sampleStaff } from '../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { LoginScreen } from './LoginScreen.tsx';

function draw(options: Omit<TestPlaceOptions, 'session'> = {}, session = adminSession(undefined, false)) {
  const place = adminPlace({ route: 'login', session, ...options });
  render(
    <AdminStand place={place}>
      <LoginScreen />
    </AdminStand>,
  );
  return place;
}

test('the fields have autocomplete values for password managers', async () => {
  draw();
  expect(await screen.findByLabelText('Имя пользователя')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Пароль')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByText(/вернём вас/)).toBeNull();
});

test('a wrong password shows the server’s message and focuses the password field', async () => {
  draw();
  await userEvent.type(await screen.findByLabelText('Имя пользователя'), 'owner');
  await userEvent.type(screen.getByLabelText('Пароль'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверное имя пользователя или пароль.');
  expect(screen.getByLabelText('Пароль')).toHaveFocus();
});

test('recently edited posts are requested once, with order=changed', async () => {
  const { server } = draw({}, adminSession());
  await screen.findByRole('heading', { name: 'Недавно изменённое' });
  await waitFor(() => {
    const orders = server.callsOf('listPosts').map(({ url }) => url.searchParams.get('order'));
    expect(orders).toContain('changed');
  });
  const asked = server.callsOf('listPosts').map(({ url }) => url.search);
  expect(asked.filter((search) => search.includes('order=changed'))).toEqual(['?limit=8&order=changed']);
  expect(asked).not.toContain('?limit=50');
});

test('after too many attempts the page says how long to wait', async () => {
  const body = { detail: 'Слишком много попыток. Повторите через 12 минут.' };
  const error = { kind: 'http', status: 429, body, message: body.detail } as const;
  draw({}, { ...adminSession(undefined, false), login: async () => ({ ok: false, error }) });
  await userEvent.type(await screen.findByLabelText('Имя пользователя'), 'owner');
  await userEvent.type(screen.getByLabelText('Пароль'), 'any{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Повторите через 12 минут.');
});

test('signing in on the way to a page says why, and then opens that page', async () => {
  const navigate = vi.fn();
  draw({ search: '?next=%2Fadmin%2Fprojects%3Fedit%3D1', navigate });
  expect(await screen.findByText(/вернём вас на неё/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Имя пользователя'), 'owner');
  await userEvent.type(screen.getByLabelText('Пароль'), 'correct{Enter}');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin/projects?edit=1', { replace: true }));
});

test('an address of another site is not used as the return address', async () => {
  const navigate = vi.fn();
  draw({ search: '?next=%2F%2Fevil.example', navigate }, adminSession());
  expect(await screen.findByRole('heading', { name: 'Здравствуйте, Алексей' })).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test('the start page shows unread messages and recently edited items', async () => {
  draw({}, adminSession());
  expect(await screen.findByRole('link', { name: 'Новые сообщения: 2' })).toHaveAttribute(
    'href',
    '/admin/messages',
  );
  expect(await screen.findByRole('link', { name: 'Тепло города' })).toBeVisible();
});

test('drafts and outdated translations link to the filtered list of posts', async () => {
  draw({}, adminSession());
  expect(await screen.findByRole('link', { name: 'Черновики: 2' })).toHaveAttribute(
    'href',
    'https://blog.example/login?state=draft',
  );
  expect(screen.getByRole('link', { name: /^Устаревшие переводы/ })).toHaveAttribute(
    'href',
    'https://blog.example/login?state=outdated',
  );
});

test('the start page of an empty site suggests what to begin with', async () => {
  draw({ scripts: adminEmptyScripts }, adminSession());
  expect(await screen.findByRole('link', { name: 'Покажите первый проект' })).toHaveAttribute(
    'href',
    '/admin/projects?new=1',
  );
  expect(screen.getByRole('link', { name: 'Напишите первый пост' })).toHaveAttribute(
    'href',
    'https://blog.example/posts/create',
  );
  expect(screen.queryByRole('link', { name: 'Расскажите о себе' })).toBeNull();
});

test('an account without a role is told whom to ask', async () => {
  draw({}, adminSession(sampleNobody));
  expect(await screen.findByText(/Попросите владельца сайта/)).toBeVisible();
});

function drawBackups(getBackups: Scripts['getBackups'], session = adminSession(), more: Scripts = {}) {
  return draw({ scripts: { ...adminScripts, getBackups, ...more } }, session);
}

test('the owner sees when the last valid backup was made, and where', async () => {
  drawBackups(goodBackups);
  expect(await screen.findByText(/^Последняя хорошая/)).toHaveTextContent(
    'Последняя хорошая: 5 часов назад. Место: /srv/janus/data/backups',
  );
  expect(screen.queryByText(/больше двух дней/)).toBeNull();
});

test('disabled backups are mentioned in one sentence', async () => {
  drawBackups({ place: null, made_at: null, doubtful: null, failure: null });
  expect(await screen.findByText('Выключены: JANUS_BACKUPS равно 0.')).toBeVisible();
});

test('an old backup, a doubtful one and a failed one are reported in words', async () => {
  drawBackups(badBackups);
  expect(await screen.findByText(/Хорошей копии сайта нет больше двух дней/)).toHaveTextContent(
    '3 дня назад',
  );
  expect(screen.getByText(/намного меньше/)).toHaveTextContent(
    '(2 марта 2026) намного меньше, чем в прежних (посты: 3 из 120, файлы картинок: 12 из 480)',
  );
  expect(screen.getByText(/Копия сайта не сделана/).textContent).toMatch(
    /1 час назад\): The copies in .+ cannot be reached/,
  );
});

test('a doubtful backup is accepted for the day that is shown', async () => {
  let state: Backups = { ...badBackups, failure: null };
  const { server } = drawBackups(() => state, adminSession(), {
    acceptBackup: () => {
      state = goodBackups;
      return state;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Принять копию' }));
  await waitFor(() => expect(screen.queryByText(/намного меньше/)).toBeNull());
  expect(server.callsOf('acceptBackup').map(({ body }) => body)).toEqual([{ day: '2026-03-02' }]);
});

test('a rejected acceptance of a backup is reported with the reason', async () => {
  drawBackups({ ...badBackups, failure: null }, adminSession(), {
    acceptBackup: () => problem(409, 'conflict', 'Последняя копия уже другая.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Принять копию' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/Копия не принята\./)).toHaveTextContent('уже другая');
});

test('staff see nothing about backups', async () => {
  const session = adminSession(sampleStaff);
  drawBackups(badBackups, session);
  expect(await screen.findByRole('link', { name: 'Новые сообщения: 2' })).toBeVisible();
  expect(screen.queryByText('Резервные копии')).toBeNull();
  expect(screen.queryByText(/намного меньше/)).toBeNull();
});

test('security events are listed on a card and dismissed by one click', async () => {
  const scripts = {
    ...adminScripts,
    listSecurityEvents: securityNews(),
    seeSecurityEvents: () => {
      place.server.script({ listSecurityEvents: { items: [] } });
      return undefined;
    },
  };
  const place = draw({ scripts }, adminSession());
  const card = (await screen.findByRole('heading', { name: 'Безопасность' })).closest('section');
  const inside = within(card as HTMLElement);
  expect(inside.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Заведена учётная запись: суперпользователь · anna · командная строка/),
    expect.stringMatching(/^Подбирают пароль: много неудачных попыток входа · owner · 203.0.113.7/),
    expect.stringMatching(/^Вход в панель: новое устройство · owner · 198.51.100.4/),
  ]);
  expect(inside.getByRole('link', { name: 'Журнал' })).toHaveAttribute('href', '/admin/trail');
  await userEvent.click(inside.getByRole('button', { name: 'Понятно' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Безопасность' })).toBeNull());
  expect(place.server.callsOf('seeSecurityEvents')[0]?.body).toEqual({ until: '2026-01-01T09:00:00Z' });
});

test('of 8 security events the card lists 5 and counts the other 3', async () => {
  const [one] = securityNews().items;
  const items = Array.from({ length: 8 }, (_, at) => ({ ...one, id: String(at) }));
  draw({ scripts: { ...adminScripts, listSecurityEvents: { items } } }, adminSession());
  expect(await screen.findByText('Ещё событий: 3')).toBeVisible();
});

test('staff see security events without a link to the log', async () => {
  draw({ scripts: { ...adminScripts, listSecurityEvents: securityNews() } }, adminSession(sampleStaff));
  const card = (await screen.findByRole('heading', { name: 'Безопасность' })).closest('section');
  expect(within(card as HTMLElement).queryByRole('link')).toBeNull();
});

test('a site with its sample offers the first questions until declined on the device', async () => {
  const place = { scripts: { ...adminScripts, getSample: sampleSite } };
  draw(place, adminSession());
  expect(await screen.findByRole('link', { name: 'Начать' })).toHaveAttribute(
    'href',
    '/admin/site?welcome=1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Не предлагать' }));
  expect(screen.queryByRole('link', { name: 'Начать' })).toBeNull();
  const { server } = draw(place, adminSession());
  await waitFor(() => expect(server.callsOf('getSample').length).toBeGreaterThan(0));
  expect(screen.queryByRole('link', { name: 'Начать' })).toBeNull();
  localStorage.removeItem('welcome');
});

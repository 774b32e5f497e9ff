import type { ClientError, User } from '@janus-site/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminSession, sampleOwner } from '../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';

/** Signed in by a token, before the user has been loaded. */
function nameless(error: ClientError) {
  let user: User | null = null;
  const session = adminSession();
  const answers = { error: error as ClientError | null };
  return {
    answers,
    session: {
      ...session,
      getSnapshot: () => (user ? session.getSnapshot() : unnamed),
      guard: async () => ({ allow: true as const, user }),
      loadUser: async () => {
        if (answers.error) return { ok: false as const, error: answers.error };
        user = sampleOwner;
        return { ok: true as const, data: sampleOwner };
      },
    },
  };
}
const unnamed = { status: 'authenticated' as const, isAuthenticated: true, user: null };

test('a protected page whose user cannot be loaded offers a retry and never says «Нет доступа»', async () => {
  const { session, answers } = nameless({ kind: 'network', message: 'fetch failed' });
  render(
    <AdminStand place={adminPlace({ route: 'projectsAdmin', session })}>
      <p>Тайное</p>
    </AdminStand>,
  );
  expect(await screen.findByText('Не удалось проверить вход')).toBeVisible();
  expect(screen.queryByText('Нет доступа к этой странице')).toBeNull();
  answers.error = null;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Тайное')).toBeVisible();
});

test('a 503 from the server shows its message and does not redirect', async () => {
  const { session } = nameless({
    kind: 'http',
    status: 503,
    body: { error: { message: 'Сервис временно недоступен.' } },
    message: 'Сервис временно недоступен.',
  });
  const navigate = vi.fn();
  render(
    <AdminStand place={adminPlace({ route: 'projectsAdmin', session, navigate })}>
      <p>Тайное</p>
    </AdminStand>,
  );
  expect(await screen.findByText('Сервис временно недоступен.')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test('a 401 from the server redirects to the login page', async () => {
  const { session } = nameless({ kind: 'http', status: 401, body: undefined, message: 'Войдите.' });
  const navigate = vi.fn();
  render(
    <AdminStand place={adminPlace({ route: 'projectsAdmin', session, navigate })}>
      <p>Тайное</p>
    </AdminStand>,
  );
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(screen.queryByText('Тайное')).toBeNull();
});

const away: [name: string, error: ClientError][] = [
  ...[408, 425, 429, 500, 503].map((status): [string, ClientError] => [
    String(status),
    { kind: 'http', status, body: undefined, message: 'Не сейчас.' },
  ]),
  ['a network failure', { kind: 'network', message: 'fetch failed' }],
  ['the page of a captive portal', { kind: 'decode', message: 'The answer could not be read' }],
  [
    'the 403 of a captive portal',
    { kind: 'http', status: 403, body: undefined, message: 'HTTP 403', isPage: true },
  ],
];

test.each(away)('%s offers a retry and does not redirect', async (_, error) => {
  const { session } = nameless(error);
  const navigate = vi.fn();
  render(
    <AdminStand place={adminPlace({ route: 'projectsAdmin', session, navigate })}>
      <p>Тайное</p>
    </AdminStand>,
  );
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

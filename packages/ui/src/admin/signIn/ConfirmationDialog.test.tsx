import { problem } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ProfileScreen } from '../people/profile/ProfileScreen.tsx';
import { UsersScreen } from '../people/users/UsersScreen.tsx';
import { adminScripts } from '../../testing/adminAnswers.ts';
import { sampleStaff } from '../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A server that requires the password «correct» before it continues. */
function draw(route: 'users' | 'profile', search = '') {
  let isConfirmed = false;
  const demanding = (answer: unknown) => () =>
    isConfirmed ? answer : problem(403, 'confirmation_required', 'Нужно подтверждение.');
  const confirmSession = ({ body }: { body: unknown }) => {
    if ((body as { password?: string }).password !== 'correct')
      return problem(422, 'wrong_password', 'Пароль не подошёл.', {
        error: { code: 'wrong_password', fields: [{ path: 'password', message: 'Пароль не подошёл.' }] },
      });
    isConfirmed = true;
    return undefined;
  };
  const scripts = {
    ...adminScripts,
    confirmSession,
    updateUser: demanding(sampleStaff),
    deletePasskey: demanding(undefined),
  };
  const place = adminPlace({ route, search, scripts });
  render(<AdminStand place={place}>{route === 'users' ? <UsersScreen /> : <ProfileScreen />}</AdminStand>);
  return place.server;
}

const question = () => screen.findByRole('dialog', { name: 'Подтвердите, что это вы' });
const findDialog = () => screen.queryByRole('dialog', { name: 'Подтвердите, что это вы' });

test('a write that requires confirmation is repeated after the correct password', async () => {
  const server = draw('users', `?edit=${sampleStaff.id}`);
  const email = await screen.findByLabelText(/^Почта/);
  await userEvent.clear(email);
  await userEvent.type(email, 'new@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  const dialog = within(await question());
  const password = dialog.getByLabelText('Пароль');
  await waitFor(() => expect(password).toHaveFocus());
  const confirm = dialog.getByRole('button', { name: 'Подтвердить' });
  await userEvent.click(confirm);
  expect(await dialog.findByText('Введите пароль')).toBeVisible();
  await userEvent.keyboard('wrong');
  await userEvent.click(confirm);
  expect(await dialog.findByText('Пароль не подошёл.')).toBeVisible();
  expect(password).toHaveFocus();
  await userEvent.keyboard('correct');
  await userEvent.click(confirm);
  expect(await screen.findByText(/^Сохранено/)).toBeVisible();
  expect(findDialog()).toBeNull();
  expect(server.callsOf('updateUser').map(({ body }) => body)).toEqual([
    { email: 'new@example.com' },
    { email: 'new@example.com' },
  ]);
});

test('closing the confirmation changes nothing and keeps the typed text', async () => {
  const server = draw('users', `?edit=${sampleStaff.id}`);
  const email = await screen.findByLabelText(/^Почта/);
  await userEvent.clear(email);
  await userEvent.type(email, 'new@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await question();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(findDialog()).toBeNull());
  expect(await screen.findByText(/Нужно подтверждение/)).toBeVisible();
  expect(email).toHaveValue('new@example.com');
  expect(server.callsOf('updateUser')).toHaveLength(1);
});

test('cancelling the confirmation for selected rows is reported in the list', async () => {
  const server = draw('users');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Отметить всё на странице' }));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть вход' }));
  const dialog = within(await question());
  await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
  expect(await screen.findByText(/^Вход не закрыт:/)).toBeVisible();
  expect(findDialog()).toBeNull();
  expect(server.callsOf('confirmSession')).toHaveLength(0);
});

test('a passkey is offered to a user who has one, also over another dialog', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  const server = draw('profile');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Удалить…' }))[0] as HTMLElement);
  const first = await screen.findByRole('alertdialog');
  await userEvent.click(within(first).getByRole('button', { name: 'Удалить' }));
  const dialog = within(await question());
  expect(await dialog.findByRole('button', { name: 'Подтвердить ключом доступа' })).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Пароль'), 'correct');
  await userEvent.click(dialog.getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(server.callsOf('deletePasskey')).toHaveLength(2));
  await waitFor(() => expect(findDialog()).toBeNull());
});

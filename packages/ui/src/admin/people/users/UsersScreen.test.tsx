import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession, sampleOwner, sampleStaff } from '../../../testing/adminSession.ts';
import { adminPlace } from '../../../testing/AdminStand.tsx';
import { WalkingStand } from '../../../testing/WalkingStand.tsx';
import { UsersScreen } from './UsersScreen.tsx';

/** An owner who is not a superuser and so has no rights over superusers. */
const plainOwner = { ...sampleOwner, id: sampleOwner.id.replace(/.$/, '5'), is_superuser: false };

function draw(search = '', options: { scripts?: Scripts; session?: ReturnType<typeof adminSession> } = {}) {
  const { scripts = {}, session = adminSession() } = options;
  const place = adminPlace({ route: 'users', search, session, scripts: { ...adminScripts, ...scripts } });
  const onWalk = vi.fn<(to: string) => void>();
  render(
    <WalkingStand place={place} onWalk={onWalk}>
      <UsersScreen />
    </WalkingStand>,
  );
  return { server: place.server, onWalk };
}

describe('the list', () => {
  test('sends the filters in the address to the server', async () => {
    const { server, onWalk } = draw('?role=staff&state=disabled&q=анна');
    await screen.findByText('Всего: 2');
    const asked = server.callsOf('listUsers').at(-1)?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toEqual({
      limit: '25',
      q: 'анна',
      role: 'staff',
      is_active: 'false',
    });
    await userEvent.selectOptions(screen.getByLabelText('Роль'), 'Любая');
    expect(onWalk.mock.lastCall?.[0]).not.toContain('role');
  });

  test('links only to accounts that the signed-in user may change', async () => {
    draw('', { session: adminSession(plainOwner) });
    expect(await screen.findByRole('link', { name: 'Анна Сергеева' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Алексей Заречный' })).toBeNull();
  });
});

describe('selected accounts', () => {
  test('are disabled at once and enabled by one undo; one’s own account cannot be selected', async () => {
    const { server } = draw('', { scripts: { updateUser: { ...sampleStaff, is_active: false } } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Отметить всё на странице' }));
    expect(screen.getAllByRole('checkbox', { name: /^Отметить: / })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть вход' }));
    expect(await screen.findByText('Вход закрыт: 1')).toBeVisible();
    expect(server.callsOf('updateUser')[0]).toMatchObject({
      params: { id: sampleStaff.id },
      body: { is_active: false },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(await screen.findByText('Могут входить: 1')).toBeVisible();
    expect(server.callsOf('updateUser')[1]?.body).toEqual({ is_active: true });
  });

  test('are reported with the reason when the server refuses to disable them', async () => {
    draw('', {
      scripts: { updateUser: () => problem(409, 'last_superuser', 'Должен остаться суперпользователь.') },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Отметить: Анна/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть вход' }));
    expect(await screen.findByText(/^Вход не закрыт:/)).toBeVisible();
    expect(screen.getByText(/Должен остаться суперпользователь/)).toBeVisible();
  });
});

describe('the form', () => {
  test('loads only its account, and says if there is none', async () => {
    const { server } = draw('?edit=00000000-0000-4000-8000-00000000dead');
    expect(await screen.findByText('Такого пользователя нет')).toBeVisible();
    expect([server.callsOf('getUser').length, server.callsOf('listUsers').length]).toEqual([1, 0]);
  });

  test('is not shown for an account that the signed-in user may not change', async () => {
    draw(`?edit=${sampleOwner.id}`, { session: adminSession(plainOwner) });
    expect(await screen.findByText('Нет доступа к этой странице')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Все пользователи' })).toBeVisible();
    expect(screen.queryByLabelText('Имя пользователя')).toBeNull();
  });

  test('stays with its typed text when the session ends', async () => {
    const session = adminSession();
    draw(`?edit=${sampleStaff.id}`, { session });
    const name = await screen.findByLabelText(/^Имя \(/);
    await userEvent.type(name, 'А');
    act(() => session.end());
    expect(name).toBeVisible();
  });

  test('a user who may not grant superuser rights neither sees nor sends them', async () => {
    const { server } = draw(`?edit=${sampleStaff.id}`, {
      session: adminSession(plainOwner),
      scripts: { updateUser: sampleStaff },
    });
    const name = await screen.findByLabelText(/^Имя \(/);
    expect(screen.queryByLabelText('Суперпользователь')).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, 'Аня');
    await userEvent.selectOptions(screen.getByLabelText('Роль'), 'Владелец');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(server.callsOf('updateUser')[0]?.body).toEqual({ first_name: 'Аня', roles: ['owner'] }),
    );
  });

  test('an owner is not offered the role of another owner', async () => {
    const other = { ...sampleStaff, roles: [{ name: 'owner' as const }] };
    draw(`?edit=${sampleStaff.id}`, {
      session: adminSession(plainOwner),
      scripts: { getUser: other },
    });
    expect(await screen.findByLabelText(/^Имя \(/)).toBeVisible();
    expect(screen.queryByLabelText('Роль')).toBeNull();
  });

  test('leaving asks first while neither the server nor the device has the typed text', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { onWalk } = draw(`?edit=${sampleStaff.id}`);
    await userEvent.type(await screen.findByLabelText(/^Имя \(/), 'А');
    await screen.findByText('Не сохранено ни на сервере, ни на этом устройстве');
    await userEvent.click(screen.getByRole('link', { name: 'Назад к списку' }));
    expect(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })).toBeVisible();
    expect(onWalk).not.toHaveBeenCalled();
    full.mockRestore();
  });

  test('one’s own account can be neither deleted nor disabled', async () => {
    draw(`?edit=${sampleOwner.id}`);
    expect(await screen.findByRole('button', { name: 'Сменить пароль…' })).toBeVisible();
    expect(screen.queryByLabelText('Может входить')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Удалить пользователя…' })).toBeNull();
  });

  test('a guessable password is reported at its field, and can be shown', async () => {
    const easy = 'Такой пароль легко угадать.';
    const more = { error: { code: 'guessable_password', fields: [{ path: 'password', message: easy }] } };
    const { server } = draw(`?edit=${sampleStaff.id}`, {
      scripts: { resetPassword: () => problem(422, 'guessable_password', easy, more) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Сменить пароль…' }));
    const field = await screen.findByLabelText('Новый пароль');
    await userEvent.type(field, 'password12');
    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText(easy)).toBeVisible();
    expect(field).toHaveAccessibleDescription(easy);
    expect(server.callsOf('resetPassword')).toHaveLength(1);
  });

  test('a new password saves nothing else of the form behind it', async () => {
    const { server } = draw(`?edit=${sampleStaff.id}`, {
      scripts: { resetPassword: undefined, updateUser: sampleStaff },
    });
    await userEvent.selectOptions(await screen.findByLabelText('Роль'), 'Владелец');
    await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль…' }));
    await userEvent.type(await screen.findByLabelText('Новый пароль'), 'four unrelated words');
    await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText('Пароль сменён')).toBeVisible();
    expect([server.callsOf('resetPassword').length, server.callsOf('updateUser').length]).toEqual([1, 0]);
  });

  test('deleting asks for confirmation by username, with the focus on «Отмена»', async () => {
    const { server, onWalk } = draw(`?edit=${sampleStaff.id}`, { scripts: { deleteUser: undefined } });
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить пользователя…' }));
    await screen.findByRole('alertdialog', { name: 'Удалить пользователя anna?' });
    expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить навсегда' }));
    await waitFor(() => expect(server.callsOf('deleteUser')).toHaveLength(1));
    await waitFor(() => expect(onWalk).toHaveBeenLastCalledWith('/admin/users'));
  });
});

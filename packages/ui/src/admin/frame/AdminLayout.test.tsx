import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdminSession } from '../../testing/adminSession.ts';
import { adminSession, sampleNobody, sampleOwner, sampleStaff } from '../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';

/** Sets the window's width as the layout's media queries see it. */
function setWindow(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const limit = 16 * Number(/min-width: ([\d.]+)em/.exec(query)?.[1] ?? 0);
    return {
      matches: width >= limit,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  });
}
const draw = (place = adminPlace({ route: 'projectsAdmin' })) => {
  render(
    <AdminStand place={place}>
      <p>Тайное</p>
      <input aria-label="Поле" />
    </AdminStand>,
  );
  return place;
};
const unnamed = { status: 'authenticated' as const, isAuthenticated: true, user: null };
const menu = () => screen.findByRole('navigation', { name: 'Меню' });

beforeEach(() => {
  localStorage.clear();
  setWindow(1280);
});

describe('the side menu', () => {
  test('is named «Меню» and lists projects and experience first', async () => {
    draw();
    const links = within(await menu()).getAllByRole('link');
    expect(links.map((link) => link.firstElementChild?.nextSibling?.textContent)).toEqual([
      'Проекты',
      'Опыт работы',
      'Резюме',
      'Сообщения',
      'Файлы',
      'Пользователи',
      'Журнал',
      'Чтение',
      'Сайт',
      'Переадресация',
      'Профиль',
    ]);
    expect(links[0]).toHaveAttribute('href', '/admin/projects');
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    expect(links[1]).toHaveAttribute('href', '/admin/experience');
  });

  test('hides owner-only items from staff', async () => {
    draw(adminPlace({ route: 'projectsAdmin', session: adminSession(sampleStaff) }));
    expect(within(await menu()).queryByText('Пользователи')).toBeNull();
    expect(within(await menu()).queryByText('Журнал')).toBeNull();
    expect(within(await menu()).getByText('Профиль')).toBeVisible();
  });

  test('shows an account without a role only its profile', async () => {
    draw(adminPlace({ route: 'profile', session: adminSession(sampleNobody) }));
    expect(await screen.findByText('Тайное')).toBeVisible();
    const links = within(await menu()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Профиль']);
  });

  test('has its own items on the blog face', async () => {
    draw(adminPlace({ face: 'blog', route: 'createPost' }));
    const links = within(await menu()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Посты',
      'Страницы',
      'Новый пост',
      'Файлы',
      'Метки',
      'Серии',
      'Чтение',
      'Сайт',
      'Переадресация',
      'Импорт',
    ]);
  });

  test('has no items for an account without a role on the blog face', async () => {
    draw(adminPlace({ face: 'blog', route: 'blogLogin', session: adminSession(sampleNobody) }));
    expect(within(await menu()).queryAllByRole('link')).toEqual([]);
  });

  test('on a desktop stores its state under drawerOpen', async () => {
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Скрыть меню' }));
    expect(localStorage.getItem('drawerOpen')).toBe('false');
    expect(screen.queryByRole('navigation', { name: 'Меню' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Показать меню' }));
    expect(localStorage.getItem('drawerOpen')).toBe('true');
    expect(screen.getByRole('navigation', { name: 'Меню' })).toBeVisible();
  });

  test('on a phone covers the page, closes after a choice and stores nothing', async () => {
    setWindow(360);
    const navigate = vi.fn();
    draw(adminPlace({ route: 'projectsAdmin', navigate }));
    await userEvent.click(await screen.findByRole('button', { name: 'Показать меню' }));
    const dialog = await screen.findByRole('dialog', { name: 'Меню' });
    await userEvent.click(within(dialog).getByRole('link', { name: 'Опыт работы' }));
    expect(navigate).toHaveBeenCalledWith('/admin/experience', expect.anything());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('drawerOpen')).toBeNull();
  });
});

describe('the top bar', () => {
  test('links to the login page and names the signed-in user', async () => {
    draw();
    expect(await screen.findByRole('link', { name: 'Администраторская панель' })).toHaveAttribute(
      'href',
      '/admin',
    );
    expect(screen.getByRole('button', { name: /Алексей Заречный/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Войти' })).toBeNull();
  });

  test('offers going to the site and signing out', async () => {
    const navigate = vi.fn();
    draw(adminPlace({ route: 'projectsAdmin', navigate }));
    await userEvent.click(await screen.findByRole('button', { name: /Алексей Заречный/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Перейти на сайт' }));
    expect(navigate).toHaveBeenLastCalledWith('/');
    await userEvent.click(screen.getByRole('button', { name: /Алексей Заречный/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Выйти' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin'));
    expect(screen.queryByText('Тайное')).toBeNull();
  });

  const signOut = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Алексей Заречный/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Выйти' }));
  };
  const unanswered = { ok: false as const, error: { kind: 'network' as const, message: 'fetch failed' } };

  test('signing out of an ended session leads to the login', async () => {
    const navigate = vi.fn();
    const session = adminSession();
    session.logout = async () => {
      session.end('logout');
      return { ok: false, error: { kind: 'auth', message: 'Token refresh failed' } };
    };
    draw(adminPlace({ route: 'projectsAdmin', session, navigate }));
    await signOut();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin'));
    expect(screen.queryByText('Тайное')).toBeNull();
    expect(screen.queryByText(/Не удалось выйти/)).toBeNull();
  });

  test('without a response keeps the session and offers to sign out on this device only', async () => {
    const navigate = vi.fn();
    const session = { ...adminSession(), logout: async () => unanswered };
    draw(adminPlace({ route: 'projectsAdmin', session, navigate }));
    await signOut();
    expect(await screen.findByText(/Не удалось выйти: сервер не ответил/)).toBeVisible();
    expect(screen.getByText('Тайное')).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Выйти только здесь' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin'));
    expect(screen.queryByText('Тайное')).toBeNull();
  });

  test.each([
    ['portfolio', 'projectsAdmin', 'Панель блога', 'https://blog.example/login', '/admin/profile#account'],
    [
      'blog',
      'createPost',
      'Панель портфолио',
      'https://portfolio.example/admin',
      'https://portfolio.example/admin/profile#account',
    ],
  ] as const)(
    'on the %s names the account and links to it and to the other face',
    async (face, route, other, there, account) => {
      const navigate = vi.fn();
      draw(adminPlace({ face, route, navigate }));
      const open = async () =>
        userEvent.click(await screen.findByRole('button', { name: /Алексей Заречный/ }));
      await open();
      expect(screen.getByRole('menu')).toHaveTextContent('Алексей Заречный · owner');
      await userEvent.click(screen.getByRole('menuitem', { name: 'Пароль и сеансы' }));
      expect(navigate).toHaveBeenLastCalledWith(account);
      await open();
      await userEvent.click(screen.getByRole('menuitem', { name: other }));
      expect(navigate).toHaveBeenLastCalledWith(there);
    },
  );

  test('shows «Нет данных» while the user is not known', async () => {
    const session = { ...adminSession(), getSnapshot: () => unnamed };
    draw(adminPlace({ route: 'projectsAdmin', session }));
    expect(await screen.findByRole('button', { name: 'Нет данных' })).toBeVisible();
  });

  test('offers «Войти» to a visitor', async () => {
    draw(adminPlace({ route: 'login', session: adminSession(undefined, false) }));
    expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/admin');
  });
});

describe('a protected page', () => {
  test('shows a visitor nothing and redirects to the login page with the return address', async () => {
    const navigate = vi.fn();
    window.history.replaceState(null, '', '/admin/projects?edit=1');
    draw(adminPlace({ route: 'projectsAdmin', session: adminSession(undefined, false), navigate }));
    expect(screen.queryByText('Тайное')).toBeNull();
    const next = `/admin?${new URLSearchParams({ next: '/admin/projects?edit=1' })}`;
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(next, { replace: true }));
  });

  test('denies access to an account without a role', async () => {
    draw(adminPlace({ route: 'projectsAdmin', session: adminSession(sampleNobody) }));
    expect(await screen.findByText('Нет доступа к этой странице')).toBeVisible();
    expect(screen.queryByText('Тайное')).toBeNull();
  });

  test('asks for the password in a dialog when the session ends, keeping the typed text', async () => {
    const place = draw();
    await userEvent.type(await screen.findByLabelText('Поле'), 'слова');
    act(() => place.session.end());
    const dialog = await screen.findByRole('dialog', { name: 'Сеанс закончился' });
    expect(within(dialog).getByLabelText('Имя пользователя')).toHaveValue('owner');
    await userEvent.type(within(dialog).getByLabelText('Пароль'), 'wrong{Enter}');
    expect(await within(dialog).findByText('Неверное имя пользователя или пароль.')).toBeVisible();
    await userEvent.clear(within(dialog).getByLabelText('Пароль'));
    await userEvent.type(within(dialog).getByLabelText('Пароль'), 'correct{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Поле')).toHaveValue('слова');
  });

  test('signing in again whose user cannot be loaded keeps the typed text and offers a retry', async () => {
    const inner = adminSession();
    const error = { kind: 'network' as const, message: 'fetch failed' };
    let isLoaded = true;
    let canLoad = false;
    const session: AdminSession = {
      ...inner,
      getSnapshot: () => (isLoaded ? inner.getSnapshot() : unnamed),
      async login(credentials) {
        isLoaded = false;
        await inner.login(credentials);
        return { ok: false, error };
      },
      guard: async () => ({ allow: true, user: session.getSnapshot().user }),
      async loadUser() {
        if (!canLoad) return { ok: false, error };
        isLoaded = true;
        return { ok: true, data: sampleOwner };
      },
    };
    draw(adminPlace({ route: 'projectsAdmin', session }));
    await userEvent.type(await screen.findByLabelText('Поле'), 'слова');
    act(() => inner.end());
    const dialog = await screen.findByRole('dialog', { name: 'Сеанс закончился' });
    await userEvent.type(within(dialog).getByLabelText('Пароль'), 'correct{Enter}');
    expect(await within(dialog).findByText('Не удалось проверить вход')).toBeVisible();
    canLoad = true;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Поле')).toHaveValue('слова');
  });

  test('is hidden at once when another tab signs out', async () => {
    const navigate = vi.fn();
    const place = draw(adminPlace({ route: 'projectsAdmin', navigate }));
    await screen.findByText('Тайное');
    act(() => place.session.end('other-tab'));
    expect(screen.queryByText('Тайное')).toBeNull();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
  });
});

test('axe finds no violations', async () => {
  draw();
  await screen.findByText('Тайное');
  expect((await axe.run(document.body)).violations.map((one) => one.id)).toEqual([]);
});

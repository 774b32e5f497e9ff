import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminEmptyScripts } from '../../testing/adminAnswers.ts';
import { adminSession, sampleNobody } from '../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import type { TestHostOptions } from '../../testing/testHost.ts';
import { LoginScreen } from './LoginScreen.tsx';

function draw(options: Omit<TestHostOptions, 'session'> = {}, session = adminSession(undefined, false)) {
  const place = adminPlace({ route: 'login', session, ...options });
  render(
    <AdminStand place={place}>
      <LoginScreen />
    </AdminStand>,
  );
  return place;
}

test('a password manager knows the fields', async () => {
  draw();
  expect(await screen.findByLabelText('Имя пользователя')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Пароль')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByText(/вернём вас/)).toBeNull();
});

test('a wrong password shows the server’s own words and takes the focus back', async () => {
  draw();
  await userEvent.type(await screen.findByLabelText('Имя пользователя'), 'owner');
  await userEvent.type(screen.getByLabelText('Пароль'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверное имя пользователя или пароль.');
  expect(screen.getByLabelText('Пароль')).toHaveFocus();
});

test('a forced login says why and leads back', async () => {
  const navigate = vi.fn();
  draw({ search: '?next=%2Fadmin%2Fprojects%3Fedit%3D1', navigate });
  expect(await screen.findByText(/вернём вас на неё/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Имя пользователя'), 'owner');
  await userEvent.type(screen.getByLabelText('Пароль'), 'correct{Enter}');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin/projects?edit=1', { replace: true }));
});

test('another site is no way back', async () => {
  const navigate = vi.fn();
  draw({ search: '?next=%2F%2Fevil.example', navigate }, adminSession());
  expect(await screen.findByRole('heading', { name: 'Здравствуйте, Имя' })).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test('the start page has unread messages and what was edited', async () => {
  draw({}, adminSession());
  expect(await screen.findByRole('link', { name: 'Новые сообщения: 2' })).toHaveAttribute(
    'href',
    '/admin/messages',
  );
  expect(await screen.findByRole('link', { name: 'Тепло города' })).toBeVisible();
});

test('drafts and outdated translations lead to the blog’s list of them', async () => {
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

test('the first day teaches what to begin with', async () => {
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

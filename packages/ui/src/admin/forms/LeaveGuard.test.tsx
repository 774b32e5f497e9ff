import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlace } from '../../testing/testPlace.ts';
import { testPlace } from '../../testing/testPlace.ts';
import { messages } from '../../locales/admin/ru.po';
import type { LeaveGuardProps } from './LeaveGuard.tsx';
import { useFollow } from '../shared/useFollow.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

const heading = { name: 'Уйти без сохранения?' };

function Command() {
  const follow = useFollow();
  return (
    <button type="button" onClick={() => follow('/users')}>
      Люди
    </button>
  );
}

function draw(isActive: boolean, isSaved: boolean | Promise<boolean> = true, loss?: LeaveGuardProps['loss']) {
  const navigate = vi.fn();
  const onSave = vi.fn(async () => isSaved);
  render(
    <Stand place={testPlace({ navigate })} words={messages}>
      <a href="/posts">Посты</a>
      <a href="/media">Файлы</a>
      <Command />
      <LeaveGuard isActive={isActive} {...(loss ? { loss } : { onSave })} />
    </Stand>,
  );
  return { navigate, onSave };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/posts');
  window.history.pushState({ key: 'editor' }, '', '/posts/1/edit');
});

test('the back button stays on the page and asks, without notifying the router', async () => {
  const router = vi.fn();
  window.addEventListener('popstate', router);
  const { navigate } = draw(true);
  window.history.back();
  const dialog = await screen.findByRole('alertdialog', heading);
  expect(window.location.pathname).toBe('/posts/1/edit');
  expect(window.history.state).toEqual({ key: 'editor' });
  expect(router).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
  expect(dialog).not.toBeInTheDocument();
  window.history.back();
  await userEvent.click(await screen.findByRole('button', { name: 'Уйти' }));
  expect(navigate).toHaveBeenCalledWith('/posts');
  window.removeEventListener('popstate', router);
});

test('the back button keeps the address that the page has received meanwhile', async () => {
  const page = (place: TestPlace) => (
    <Stand place={place} words={messages}>
      <LeaveGuard isActive />
    </Stand>
  );
  const { rerender } = render(page(testPlace({ route: 'createPost' })));
  window.history.replaceState({ key: 'editor' }, '', '/posts/7/edit');
  rerender(page(testPlace({ route: 'editPost', params: { id: '7' } })));
  window.history.back();
  await screen.findByRole('alertdialog', heading);
  expect(window.location.pathname).toBe('/posts/7/edit');
});

test('a command that goes to another page asks only while something would be lost', async () => {
  const { navigate } = draw(true);
  await userEvent.click(screen.getByRole('button', { name: 'Люди' }));
  const dialog = await screen.findByRole('alertdialog', heading);
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Уйти' }));
  expect(navigate.mock.calls).toEqual([['/users']]);
  cleanup();
  const free = draw(false);
  await userEvent.click(screen.getByRole('button', { name: 'Люди' }));
  expect(free.navigate.mock.calls).toEqual([['/users']]);
});

test('«Сохранить и уйти» does not leave when saving fails', async () => {
  const { navigate, onSave } = draw(true, false);
  await userEvent.click(screen.getByRole('link', { name: 'Посты' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Сохранить и уйти' }));
  expect(onSave).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog', heading)).not.toBeInTheDocument());
  expect(navigate).not.toHaveBeenCalled();
});

describe('while saving', () => {
  async function saving() {
    let answer: (isSaved: boolean) => void = () => {};
    const { navigate } = draw(true, new Promise((resolve) => (answer = resolve)));
    await userEvent.click(screen.getByRole('link', { name: 'Посты' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Сохранить и уйти' }));
    const finish = (isSaved: boolean) => act(async () => answer(isSaved));
    return { navigate, finish };
  }

  test.each([
    ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Остаться' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s cancels leaving', async (_name, stay) => {
    const { navigate, finish } = await saving();
    await stay();
    expect(screen.queryByRole('alertdialog', heading)).not.toBeInTheDocument();
    await finish(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('«Уйти» leaves, and saving does not leave a second time', async () => {
    const { navigate, finish } = await saving();
    await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
    await finish(true);
    expect(navigate.mock.calls).toEqual([['/posts']]);
  });

  test('a link clicked after staying is followed once saving succeeds', async () => {
    const { navigate, finish } = await saving();
    await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
    await userEvent.click(screen.getByRole('link', { name: 'Файлы' }));
    await finish(true);
    expect(navigate.mock.calls).toEqual([['/media']]);
  });

  test('a link clicked after staying is still asked about if saving fails', async () => {
    const { navigate, finish } = await saving();
    await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
    await userEvent.click(screen.getByRole('link', { name: 'Файлы' }));
    await finish(false);
    expect(screen.getByRole('alertdialog', heading)).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
  });
});

test('a loss that saving cannot prevent is named, and saving is not offered', async () => {
  const { navigate } = draw(true, true, { heading: 'Картинка ещё загружается. Уйти?', lead: 'Её не будет.' });
  await userEvent.click(screen.getByRole('link', { name: 'Посты' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Картинка ещё загружается. Уйти?' });
  expect(dialog).toHaveTextContent('Её не будет.');
  expect(screen.queryByRole('button', { name: 'Сохранить и уйти' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
  expect(navigate).toHaveBeenCalledWith('/posts');
});

test('does not ask while the server or the device has everything', async () => {
  draw(false);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/posts'));
  expect(screen.queryByRole('alertdialog', heading)).not.toBeInTheDocument();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import type { ToastOptions } from './toasts.ts';
import { ToastProvider, useToast } from './Toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Opener({ toast }: { toast: ToastOptions }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Показать
    </button>
  );
}
function open(toast: ToastOptions) {
  render(
    <Stand place={testPlace()}>
      <ToastProvider>
        <Opener toast={toast} />
      </ToastProvider>
    </Stand>,
  );
  const opener = screen.getByRole('button', { name: 'Показать' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('announces a success politely, leaves the focus alone and disappears by itself', async () => {
  const opener = open({ message: 'Сохранено' });
  expect(screen.getByRole('status')).toHaveTextContent('Сохранено');
  expect(opener).toHaveFocus();
  await pass(4_100);
  expect(screen.queryByText('Сохранено')).toBeNull();
});

it('does not expire while it has the focus', async () => {
  open({ message: 'Удалён', tone: 'undo', action: { label: 'Вернуть', onAction: () => undefined } });
  const action = screen.getByRole('button', { name: 'Вернуть' });
  act(() => action.focus());
  await pass(30_000);
  expect(action).toBeVisible();
  act(() => action.blur());
  await pass(10_100);
  expect(screen.queryByText('Удалён')).toBeNull();
});

it('does not expire while either the focus or the pointer remains on it', async () => {
  open({ message: 'Удалён', tone: 'undo', action: { label: 'Вернуть', onAction: () => undefined } });
  const action = screen.getByRole('button', { name: 'Вернуть' });
  act(() => action.focus());
  fireEvent.pointerEnter(action);
  fireEvent.pointerLeave(action);
  await pass(30_000);
  expect(action).toBeVisible();
  fireEvent.pointerEnter(action);
  act(() => action.blur());
  await pass(30_000);
  expect(action).toBeVisible();
  fireEvent.pointerLeave(action);
  await pass(10_100);
  expect(screen.queryByText('Удалён')).toBeNull();
});

it('announces an error as an alert and keeps it until it is dismissed', async () => {
  open({ message: 'Не удалось выйти', tone: 'error' });
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось выйти');
  await pass(600_000);
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Убрать уведомление' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(['Вернуть', 'Убрать уведомление'])(
  'returns the focus to the element that had it before when «%s» removes it',
  async (name) => {
    const opener = open({
      message: 'Удалён',
      tone: 'undo',
      action: { label: 'Вернуть', onAction: () => undefined },
    });
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    fireEvent.click(button);
    await pass(0);
    expect(screen.queryByText('Удалён')).toBeNull();
    expect(opener).toHaveFocus();
  },
);

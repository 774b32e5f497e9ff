import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmationContext, createConfirmation } from '../../hooks/confirmation.ts';
import { messages } from '../../locales/admin/ru.po';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { ConfirmationRequest } from './ConfirmationRequest.tsx';

vi.mock('../signIn/ConfirmationDialog.tsx', () => ({
  get ConfirmationDialog() {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Пароль</p>;
  },
}));
let isOnline = false;

test('a question whose code did not load can be repeated or declined', async () => {
  const confirmation = createConfirmation();
  render(
    <Stand place={testPlace()} words={messages}>
      <ConfirmationContext value={confirmation}>
        <ConfirmationRequest />
      </ConfirmationContext>
    </Stand>,
  );
  let answer: Promise<boolean> = Promise.resolve(true);
  const ask = () => act(async () => void (answer = confirmation.ask()));
  await ask();
  expect(await screen.findByText('Форма не загрузилась')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
  await ask();
  isOnline = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Пароль')).toBeVisible();
});

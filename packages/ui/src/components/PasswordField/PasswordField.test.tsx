import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { PasswordField } from './PasswordField.tsx';

test('is hidden until «Показать пароль» is pressed, and keeps the typed text', async () => {
  render(
    <Stand place={testPlace()}>
      <PasswordField label="Пароль" name="password" help="Не меньше 10 знаков" />
    </Stand>,
  );
  const field = screen.getByLabelText('Пароль');
  await userEvent.type(field, 'три слова');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAccessibleDescription('Не меньше 10 знаков');
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('три слова');
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
  expect(field).toHaveAttribute('type', 'password');
});

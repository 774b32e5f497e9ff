import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Field } from '../../components/Field/Field.tsx';
import { messages } from '../../locales/admin/ru.po';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { FormDialog } from './FormDialog.tsx';

const question = { name: 'Закрыть без сохранения?' };

function draw() {
  const navigate = vi.fn();
  const onClose = vi.fn();
  const onSubmit = vi.fn();
  render(
    <Stand place={testPlace({ navigate })} words={messages}>
      <FormDialog
        heading="Новая запись"
        submitText="Добавить"
        problem=""
        isPending={false}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <Field label="Имя" name="name" />
      </FormDialog>
    </Stand>,
  );
  return { navigate, onClose, onSubmit };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  window.history.pushState(null, '', '/resume');
});

test('Escape closes a form without typed text', async () => {
  const { onClose } = draw();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))],
  [
    'a click outside',
    () => userEvent.setup({ pointerEventsCheck: 0 }).click(document.querySelector('[data-scroll-lock]')!),
  ],
])('with typed text, closing by %s asks first and keeps the text until confirmed', async (_, press) => {
  const { onClose } = draw();
  await userEvent.type(screen.getByLabelText('Имя'), 'Ада');
  await press();
  await screen.findByRole('alertdialog', question);
  expect(onClose).not.toHaveBeenCalled();
  // a hasty Enter loses nothing
  expect(screen.getByRole('button', { name: 'Вернуться к форме' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Имя')).toHaveValue('Ада');
  await press();
  const asked = await screen.findByRole('alertdialog', question);
  await userEvent.click([...asked.querySelectorAll('button')].find((one) => one.textContent === 'Закрыть')!);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the browser’s back button asks too, and leaves once confirmed', async () => {
  const { navigate, onClose } = draw();
  await userEvent.type(screen.getByLabelText('Имя'), 'Ада');
  window.history.back();
  const asked = await screen.findByRole('alertdialog', question);
  expect(window.location.pathname).toBe('/resume');
  await userEvent.click([...asked.querySelectorAll('button')].find((one) => one.textContent === 'Закрыть')!);
  expect(onClose).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledWith('/');
});

test('closing that already leads to the previous page does not navigate there again', async () => {
  const { navigate, onClose } = draw();
  onClose.mockImplementation(() => window.history.replaceState(null, '', '/'));
  await userEvent.type(screen.getByLabelText('Имя'), 'Ада');
  window.history.back();
  const asked = await screen.findByRole('alertdialog', question);
  await userEvent.click([...asked.querySelectorAll('button')].find((one) => one.textContent === 'Закрыть')!);
  expect(onClose).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test('Enter submits the values of the fields', async () => {
  const { onSubmit } = draw();
  await userEvent.type(screen.getByLabelText('Имя'), 'Ада{Enter}');
  const data: unknown = onSubmit.mock.calls[0]?.[0];
  expect(data instanceof FormData && data.get('name')).toBe('Ада');
});

/** A form whose name is refused: at once if it is empty, otherwise when `answer` is called. */
function RefusedForm({ onSent }: { onSent(answer: () => void): void }) {
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const submit = (name: unknown) => {
    if (!name) return setError('Введите имя');
    setError('');
    setPending(true);
    return onSent(() => {
      setPending(false);
      setError('Имя занято');
    });
  };
  return (
    <FormDialog
      heading="Новая запись"
      submitText="Добавить"
      problem=""
      isPending={isPending}
      onSubmit={(data) => submit(data.get('name'))}
      onClose={() => undefined}
    >
      <Field label="Адрес" name="address" />
      <Field label="Имя" name="name" error={error} />
    </FormDialog>
  );
}

test('each refused submission moves the focus to the first field with an error', async () => {
  let answer: () => void = () => undefined;
  render(
    <Stand place={testPlace()} words={messages}>
      <RefusedForm onSent={(next) => (answer = next)} />
    </Stand>,
  );
  const submit = screen.getByRole('button', { name: 'Добавить' });
  const field = screen.getByLabelText('Имя');
  await userEvent.click(submit);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Введите имя');
  await userEvent.click(submit);
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Ада');
  await userEvent.click(submit);
  expect(submit).toHaveFocus();
  act(answer);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Имя занято');
  // Only the submission moves it: an error that stays leaves the focus where the person goes.
  await userEvent.type(screen.getByLabelText('Адрес'), 'x');
  expect(screen.getByLabelText('Адрес')).toHaveFocus();
});

/** Dialogs that hold no typed text, or have a guard of their own. */
const exceptions: Readonly<Record<string, string>> = {
  'forms/FormDialog.tsx': 'the frame itself',
  'lists/PlaceDialog.tsx': 'one number',
  'signIn/ConfirmationDialog.tsx': 'a password',
  'people/secondFactor/TotpDialog.tsx': 'a code that is valid for half a minute',
};

test('every form in a dialog of the admin area uses FormDialog, save the listed exceptions', () => {
  const folder = join(import.meta.dirname, '..');
  const files = globSync('**/*.tsx', { cwd: folder, exclude: ['**/*.{test,stories}.tsx'] });
  const handMade = files.filter((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    return source.includes('<form') && source.includes('<Dialog');
  });
  expect(handMade.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useRowFocus } from './useRowFocus.ts';

function List({ names }: { names: readonly string[] }) {
  const area = useRef<HTMLElement>(null);
  useRowFocus(area);
  return (
    <main ref={area}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{`Открыть ${name}`}</button>
            <button type="button">{`Действия: ${name}`}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

test('when a focused row is removed, the focus moves to the next row, or else to the last one', async () => {
  const { rerender } = render(<List names={['а', 'б', 'в']} />);
  screen.getByRole('button', { name: 'Действия: б' }).focus();
  rerender(<List names={['а', 'в']} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Действия: в' })).toHaveFocus());
  rerender(<List names={['а']} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Действия: а' })).toHaveFocus());
});

test('the focus in another row stays there', async () => {
  const { rerender } = render(<List names={['а', 'б']} />);
  screen.getByRole('button', { name: 'Открыть а' }).focus();
  rerender(<List names={['а']} />);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(screen.getByRole('button', { name: 'Открыть а' })).toHaveFocus();
});

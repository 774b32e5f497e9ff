import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

interface ListProps {
  names: readonly string[];
  hasActs?: boolean;
  hasNotice?: boolean;
}

function List({ names, hasActs = false, hasNotice = false }: ListProps) {
  const area = useRef<HTMLElement>(null);
  useKeptFocus(area);
  return (
    <main ref={area} tabIndex={-1}>
      {hasNotice ? <button type="button">Скрыть</button> : null}
      <div role="group" aria-label="Отмеченное в списке">
        <input type="checkbox" aria-label="Отметить всё" />
        {hasActs ? <button type="button">В архив</button> : null}
      </div>
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

test('when a focused action of a group is removed, the focus moves to the first control of the group', async () => {
  const { rerender } = render(<List names={['а', 'б']} hasActs />);
  screen.getByRole('button', { name: 'В архив' }).focus();
  rerender(<List names={['а']} />);
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
});

test('when the last row or a focused notice is removed, the focus moves to the content', async () => {
  const { rerender } = render(<List names={['а']} hasNotice />);
  screen.getByRole('button', { name: 'Скрыть' }).focus();
  rerender(<List names={['а']} />);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  screen.getByRole('button', { name: 'Открыть а' }).focus();
  rerender(<List names={[]} />);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

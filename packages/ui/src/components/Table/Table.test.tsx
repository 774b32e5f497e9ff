import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Table } from './Table.tsx';

it('keeps table semantics by explicit roles; the heading column names each row', () => {
  render(
    <Table
      label="Пользователи"
      items={[{ name: 'Анна', role: 'Сотрудник' }]}
      getId={(item) => item.name}
      columns={[
        { title: 'Имя', kind: 'heading', render: (item) => item.name },
        { title: 'Роль', render: (item) => item.role },
        { title: 'Действия', kind: 'actions', render: () => <button type="button">Ещё</button> },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Пользователи' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Имя', 'Роль', 'Действия']);
  expect(within(table).getByRole('rowheader')).toHaveTextContent('Анна');
  const [role, actions] = within(table).getAllByRole('cell');
  expect(role).toHaveAttribute('data-title', 'Роль');
  expect(actions).not.toHaveAttribute('data-title');
  for (const element of table.querySelectorAll('thead, tbody, tr, td, th')) {
    expect(element).toHaveAttribute('role');
  }
});

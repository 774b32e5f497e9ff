import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilterSelect } from './FilterSelect.tsx';
import type { AddressChange } from './useListAddress.ts';

const options = ['inbox', 'archived', 'spam'].map((value) => ({ value, label: value }));

test('shows a choice before the address changes, then follows the address', async () => {
  const go = vi.fn<(change: AddressChange) => void>();
  const address = {
    q: '',
    page: 1,
    text: () => '',
    choice: () => 'inbox' as never,
    has: () => false,
    hrefOf: () => '',
    go,
  };
  const drawn = (value: string) => (
    <FilterSelect address={address} name="state" label="Папка" value={value} options={options} />
  );
  const { rerender } = render(drawn('inbox'));
  const select = screen.getByRole('combobox', { name: 'Папка' });
  await userEvent.selectOptions(select, 'archived');
  expect(go).toHaveBeenLastCalledWith({ state: 'archived' });
  // The second of two quick arrow keys continues from the result of the first.
  expect(select).toHaveValue('archived');
  await userEvent.selectOptions(select, 'spam');
  rerender(drawn('spam'));
  expect(select).toHaveValue('spam');
  // The browser's back button.
  rerender(drawn('inbox'));
  expect(select).toHaveValue('inbox');
  await userEvent.selectOptions(select, 'spam');
  await userEvent.selectOptions(select, 'inbox');
  expect(go).toHaveBeenLastCalledWith({ state: '' });
});

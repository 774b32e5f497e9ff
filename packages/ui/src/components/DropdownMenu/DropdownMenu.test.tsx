import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu, MenuItem } from './DropdownMenu.tsx';

function draw() {
  const chosen = vi.fn();
  render(
    <DropdownMenu trigger={<Button>Действия</Button>}>
      <MenuItem onSelect={() => chosen('edit')}>Изменить</MenuItem>
      <MenuItem isDisabled onSelect={() => chosen('up')}>
        Выше
      </MenuItem>
      <MenuItem tone="danger" onSelect={() => chosen('remove')}>
        Удалить
      </MenuItem>
    </DropdownMenu>,
  );
  return { chosen, user: userEvent.setup() };
}
const focused = () => document.activeElement?.textContent;

it.each(['{Enter}', ' ', '{ArrowDown}'])('opens with %j and focuses the first item', async (key) => {
  const { user } = draw();
  await user.tab();
  await user.keyboard(key);
  expect(screen.getByRole('menu')).toBeVisible();
  expect(focused()).toBe('Изменить');
});

it('arrows skip disabled items; Home, End and a first letter move to an item', async () => {
  const { user, chosen } = draw();
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(focused()).toBe('Удалить');
  await user.keyboard('{Home}');
  expect(focused()).toBe('Изменить');
  await user.keyboard('{End}');
  expect(focused()).toBe('Удалить');
  await user.keyboard('и');
  expect(focused()).toBe('Изменить');
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['edit']]);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('closes on Escape and returns the focus to its button', async () => {
  const { user, chosen } = draw();
  await user.tab();
  await user.keyboard('{Enter}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Действия' })).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';

const content = <a href="/admin/projects">Проекты</a>;

it('a temporary drawer is a named dialog that takes the focus and asks to close on Escape', async () => {
  const onOpenChange = vi.fn();
  render(
    <Drawer variant="temporary" label="Меню" isOpen onOpenChange={onOpenChange}>
      {content}
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Меню' });
  expect(drawer).toContainElement(document.activeElement as HTMLElement);
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('a permanent drawer is not a dialog, and hides all its content when closed', () => {
  const draw = (isOpen: boolean) => (
    <Drawer variant="permanent" label="Меню" isOpen={isOpen} onOpenChange={() => undefined}>
      {content}
    </Drawer>
  );
  const { rerender } = render(draw(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link')).toBeVisible();
  rerender(draw(false));
  expect(screen.queryByRole('link')).toBeNull();
});

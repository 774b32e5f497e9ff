import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { Button, ButtonLink } from './Button.tsx';

it('is pressed by Enter and by Space', async () => {
  const user = userEvent.setup();
  const handleClick = vi.fn();
  render(<Button onClick={handleClick}>Отправить</Button>);
  await user.tab();
  await user.keyboard('{Enter} ');
  expect(handleClick).toHaveBeenCalledTimes(2);
});

it('while pending shows the pending text, keeps the focus and ignores presses', async () => {
  const user = userEvent.setup();
  const handleClick = vi.fn();
  const handleSubmit = vi.fn();
  const draw = (isPending: boolean) => (
    <form onSubmit={handleSubmit}>
      <Button type="submit" isPending={isPending} pendingText="Отправляю…" onClick={handleClick}>
        Отправить
      </Button>
    </form>
  );
  const { rerender } = render(draw(false));
  await user.tab();
  const button = screen.getByRole('button', { name: 'Отправить' });
  rerender(draw(true));
  expect(button).toHaveAccessibleName('Отправляю…');
  expect(button).toHaveFocus();
  await user.keyboard('{Enter} ');
  await user.click(button);
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('does not submit a form by default', async () => {
  const handleSubmit = vi.fn();
  render(
    <form onSubmit={handleSubmit}>
      <Button>Добавить</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('ButtonLink is a focusable link that navigates on Enter', async () => {
  const navigate = vi.fn();
  render(
    <Stand place={testPlace({ navigate })}>
      <ButtonLink href="/posts">Все посты</ButtonLink>
    </Stand>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Все посты' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/posts', {});
});

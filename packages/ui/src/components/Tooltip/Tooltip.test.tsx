import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from '../IconButton/IconButton.tsx';
import { placeTip } from './place.ts';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function draw() {
  render(
    <>
      <IconButton glyph="pencil" label="Изменить" />
      <IconButton glyph="trash" label="Удалить" />
      <p>Текст</p>
      <Tooltip />
    </>,
  );
  return userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
}
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const tip = () => screen.queryByRole('tooltip', { hidden: true })?.textContent ?? null;

it('appears once the pointer rests; the tooltip of a neighbour then appears at once', async () => {
  const user = draw();
  await user.hover(screen.getByRole('button', { name: 'Изменить' }));
  await wait(300);
  expect(tip()).toBeNull();
  await wait(300);
  expect(tip()).toBe('Изменить');
  await user.hover(screen.getByText('Текст'));
  await wait(200);
  expect(tip()).toBeNull();
  await user.hover(screen.getByRole('button', { name: 'Удалить' }));
  await wait(1);
  expect(tip()).toBe('Удалить');
});

it('is hidden from screen readers, so that its button is not named twice', async () => {
  const user = draw();
  await user.tab();
  await wait(1);
  expect(tip()).toBe('Изменить');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('stays while the pointer is on the tooltip itself', async () => {
  const user = draw();
  await user.hover(screen.getByRole('button', { name: 'Изменить' }));
  await wait(600);
  await user.hover(screen.getByText('Текст'));
  await user.hover(screen.getByRole('tooltip', { hidden: true }));
  await wait(1000);
  expect(tip()).toBe('Изменить');
});

it('appears on keyboard focus, disappears on Escape and on blur', async () => {
  const user = draw();
  await user.tab();
  await wait(1);
  expect(tip()).toBe('Изменить');
  await user.keyboard('{Escape}');
  expect(tip()).toBeNull();
  await user.tab();
  await wait(1);
  expect(tip()).toBe('Удалить');
  await user.tab();
  await wait(1);
  expect(tip()).toBeNull();
});

it('does not appear after a click, on touch or while the menu of its button is open', async () => {
  const user = draw();
  const button = screen.getByRole('button', { name: 'Изменить' });
  await user.hover(button);
  await wait(600);
  await user.click(button);
  await wait(600);
  expect(tip()).toBeNull();
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Удалить' }), { pointerType: 'touch' });
  await wait(600);
  expect(tip()).toBeNull();
  button.setAttribute('aria-haspopup', 'menu');
  button.setAttribute('aria-expanded', 'true');
  await user.hover(screen.getByText('Текст'));
  await user.hover(button);
  await wait(600);
  expect(tip()).toBeNull();
});

it.each([
  ['under its button', { left: 100, top: 100 }, { left: 68, top: 142 }],
  ['above where there is no room', { left: 100, top: 560 }, { left: 68, top: 530 }],
  ['inside the left edge', { left: 0, top: 100 }, { left: 8, top: 142 }],
  ['inside the right edge', { left: 380, top: 100 }, { left: 292, top: 142 }],
])('is placed %s', (_where, at, place) => {
  const target = { ...at, width: 36, height: 36 };
  expect(placeTip(target, { width: 100, height: 24 }, { width: 400, height: 600 })).toEqual(place);
});

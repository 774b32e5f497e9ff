import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { SortableList } from './SortableList.tsx';

const items = ['Тепло', 'Лист', 'Журнал'].map((title) => ({ id: title.toLowerCase(), title }));

function draw(onReorder = vi.fn<(ids: string[]) => void>()) {
  render(listOf(items, onReorder));
  return onReorder;
}

function listOf(shown: typeof items, onReorder: (ids: string[]) => void) {
  return (
    <Stand place={testPlace()}>
      <SortableList
        label="Проекты"
        items={shown}
        getId={(item) => item.id}
        getLabel={(item) => `Проект «${item.title}»`}
        onReorder={onReorder}
        renderItem={(item) => item.title}
      />
    </Stand>
  );
}

const shownOrder = () => screen.getAllByRole('listitem').map((row) => row.getAttribute('data-id'));
const grip = (title: string) => screen.getByRole('button', { name: `Переставить: Проект «${title}»` });

test('Space lifts, arrows move and Space drops an item; moves are announced, the focus stays', async () => {
  const user = userEvent.setup();
  const onReorder = draw();
  grip('Тепло').focus();
  await user.keyboard(' ');
  expect(grip('Тепло')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(shownOrder()).toEqual(['лист', 'журнал', 'тепло']);
  expect(screen.getByText('Проект «Тепло», место 3 из 3')).toBeInTheDocument();
  expect(onReorder).not.toHaveBeenCalled();
  await user.keyboard(' ');
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(['лист', 'журнал', 'тепло']);
  expect(grip('Тепло')).toHaveFocus();
});

test('items added or removed during a move are reflected in the new order', async () => {
  const user = userEvent.setup();
  const onReorder = vi.fn<(ids: string[]) => void>();
  const { rerender } = render(listOf(items, onReorder));
  grip('Тепло').focus();
  await user.keyboard(' {ArrowDown}');
  const [first, , third] = items;
  if (!first || !third) throw new Error('The sample has three.');
  rerender(listOf([first, third, { id: 'новый', title: 'Новый' }], onReorder));
  await user.keyboard('{ArrowDown} ');
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(['журнал', 'тепло', 'новый']);
});

test('Escape restores the original order and announces it', async () => {
  const user = userEvent.setup();
  const onReorder = draw();
  grip('Журнал').focus();
  await user.keyboard(' {Home}{Escape}');
  expect(shownOrder()).toEqual(['тепло', 'лист', 'журнал']);
  expect(onReorder).not.toHaveBeenCalled();
  expect(screen.getByText('Проект «Журнал»: возвращено на место 3 из 3')).toBeInTheDocument();
});

test('leaves arrows, Home and End with a modifier to the browser', async () => {
  const user = userEvent.setup();
  draw();
  grip('Лист').focus();
  await user.keyboard(' ');
  for (const keys of ['{Alt>}{ArrowUp}{/Alt}', '{Control>}{Home}{/Control}', '{Meta>}{ArrowDown}{/Meta}']) {
    await user.keyboard(keys);
    expect(shownOrder()).toEqual(['тепло', 'лист', 'журнал']);
  }
  expect(grip('Лист')).toHaveAttribute('aria-pressed', 'true');
});

test('arrows do nothing until an item is lifted', async () => {
  const user = userEvent.setup();
  draw();
  grip('Лист').focus();
  await user.keyboard('{ArrowUp}');
  expect(shownOrder()).toEqual(['тепло', 'лист', 'журнал']);
});

const point = (type: string, pointerId: number, clientY: number) => {
  window.dispatchEvent(new PointerEvent(type, { pointerId, clientY, pointerType: 'mouse' }));
};
const press = (title: string, pointerId: number) =>
  fireEvent.pointerDown(grip(title), { pointerId, clientY: 300, pointerType: 'mouse' });

test('a pointer that holds no item neither drops nor cancels the item of another', () => {
  const onReorder = draw();
  press('Тепло', 1);
  act(() => point('pointermove', 1, 400));
  act(() => point('pointerup', 2, 500));
  act(() => point('pointercancel', 2, 500));
  expect(grip('Тепло')).toHaveAttribute('aria-pressed', 'true');
  expect(onReorder).not.toHaveBeenCalled();
  act(() => point('pointerup', 1, 400));
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(['лист', 'журнал', 'тепло']);
});

test('pressing a second grip cancels the drag of the first', () => {
  const onReorder = draw();
  press('Тепло', 1);
  act(() => point('pointermove', 1, 400));
  press('Лист', 2);
  act(() => point('pointerup', 2, 300));
  expect(grip('Тепло')).toHaveAttribute('aria-pressed', 'false');
  expect(shownOrder()).toEqual(['тепло', 'лист', 'журнал']);
  expect(onReorder).not.toHaveBeenCalled();
});

test('a drop counts the last move even if React has not rendered it yet', () => {
  const onReorder = draw();
  press('Тепло', 1);
  act(() => {
    point('pointermove', 1, 400);
    point('pointerup', 1, 400);
  });
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(['лист', 'журнал', 'тепло']);
  expect(grip('Тепло')).toHaveAttribute('aria-pressed', 'false');
});

test('axe finds no violations, at rest or with an item lifted', async () => {
  const user = userEvent.setup();
  draw();
  const check = async () =>
    (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations;
  expect(await check()).toEqual([]);
  grip('Лист').focus();
  await user.keyboard(' ');
  expect(await check()).toEqual([]);
});

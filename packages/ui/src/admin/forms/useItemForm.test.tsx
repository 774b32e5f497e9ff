import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useItemForm } from './useItemForm.ts';

interface Values {
  title: string;
  ru: { body: string };
}
const saved: Values = { title: 'Сохранённое', ru: { body: '' } };
const draw = (values = saved) =>
  renderHook(({ now }: { now: Values }) => useItemForm({ name: 'project.1', saved: now }), {
    initialProps: { now: values },
  });
const kept = () =>
  Object.entries({ ...localStorage }).find(([key]) => key.startsWith('janus.draft.project.1'))?.[1] ?? null;

beforeEach(() => {
  localStorage.clear();
});

describe('a draft on the device', () => {
  test('holds every change at once when the form is left, and is shown when it is opened again', () => {
    const first = draw();
    act(() => first.result.current.change({ title: 'Новое' }));
    expect(first.result.current.isDirty).toBe(true);
    first.unmount();
    const { result } = draw();
    expect(result.current.values.title).toBe('Новое');
    expect(result.current.restored).toMatchObject({ isOutdated: false });
    act(() => result.current.discard());
    expect(result.current.values).toEqual(saved);
    expect(result.current.restored).toBeNull();
  });

  test('says when the server has moved on since', () => {
    const first = draw();
    act(() => first.result.current.change({ title: 'Новое' }));
    first.unmount();
    const { result } = draw({ ...saved, title: 'Другой человек' });
    expect(result.current.values.title).toBe('Новое');
    expect(result.current.restored?.isOutdated).toBe(true);
  });

  test('goes when the server has taken the words', () => {
    const { result, unmount } = draw();
    act(() => result.current.change({ title: 'Новое' }));
    act(() => result.current.markSaved(result.current.read()));
    expect(result.current.isDirty).toBe(false);
    unmount();
    expect(kept()).toBeNull();
  });

  test('is written while somebody types without a pause', () => {
    vi.useFakeTimers();
    const { result } = draw();
    for (let key = 0; key < 10; key += 1) {
      act(() => result.current.change({ title: `Новое ${key}` }));
      act(() => void vi.advanceTimersByTime(100));
    }
    expect(kept()).toContain('Новое 8');
    vi.useRealTimers();
  });

  test('of one window is never written over by another, and each is offered', () => {
    const first = draw();
    const second = draw();
    act(() => first.result.current.change({ title: 'Первое окно' }));
    act(() => second.result.current.change({ title: 'Второе окно' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    // Windows that die write nothing more.
    const left = { ...localStorage };
    first.unmount();
    second.unmount();
    localStorage.clear();
    for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);

    const { result } = draw();
    const shown = result.current.values.title;
    const [other] = result.current.others;
    expect([shown, other?.values.title].toSorted()).toEqual(['Второе окно', 'Первое окно']);
    act(() => other && result.current.showOther(other));
    expect(result.current.values.title).not.toBe(shown);
    expect(result.current.others.map(({ values }) => values.title)).toEqual([shown]);
    act(() => result.current.markSaved(result.current.read()));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(kept()).toContain(shown);
    act(() => result.current.others[0] && result.current.dropOther(result.current.others[0]));
    expect(kept()).toBeNull();
  });

  test('that another window has taken up is left alone while its own window writes on', () => {
    // All of it within a millisecond.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
    const first = draw();
    act(() => first.result.current.change({ title: 'Начало' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const second = draw();
    expect(second.result.current.values.title).toBe('Начало');
    act(() => first.result.current.change({ title: 'Начало и ещё' }));
    first.unmount();
    act(() => second.result.current.discard());
    second.unmount();
    clock.mockRestore();
    expect(kept()).toContain('Начало и ещё');
  });

  test('goes on under another name with what was typed while the thing was made', () => {
    const { result, unmount } = draw();
    act(() => result.current.change({ title: 'Имя' }));
    act(() => result.current.change({ title: 'Имя, дальше' }));
    // It was left before the answer came.
    unmount();
    result.current.moveTo('project.2', { ...saved, title: 'Имя' }, 'base');
    expect(kept()).toBeNull();
    const next = renderHook(() => useItemForm({ name: 'project.2', saved: { ...saved, title: 'Имя' } }));
    expect(next.result.current.values.title).toBe('Имя, дальше');
    expect(next.result.current.restored).toMatchObject({ isOutdated: false, base: 'base' });
  });

  test('a full device is told, and then leaving would lose something', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = draw();
    act(() => result.current.change({ title: 'Новое' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(result.current.isKept).toBe(false);
    refuse.mockRestore();
  });
});

test('newer values from the server replace an untouched form and never a changed one', () => {
  const { result, rerender } = draw();
  rerender({ now: { ...saved, title: 'С сервера' } });
  expect(result.current.values.title).toBe('С сервера');
  act(() => result.current.change({ title: 'Моё' }));
  rerender({ now: { ...saved, title: 'Ещё раз' } });
  expect(result.current.values.title).toBe('Моё');
});

test('an error goes with the change of its own field, others stay', () => {
  const { result } = draw();
  act(() => result.current.setErrors({ title: 'Плохо', 'ru.body': 'Пусто' }));
  act(() => result.current.change({ ru: { body: 'Текст' } }));
  expect(result.current.errors).toEqual({ title: 'Плохо' });
});

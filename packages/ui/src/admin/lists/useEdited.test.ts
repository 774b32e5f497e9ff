import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEdited } from './useEdited.ts';

const first = { id: '1', name: 'a' };
const second = { id: '2', name: 'b' };
const changed = { id: '1', name: 'c' };

interface Listed {
  items: { id: string; name: string }[];
  id: string | undefined;
}
const opened: Listed = { items: [first, second], id: '1' };
const open = () => renderHook(({ items, id }) => useEdited(items, id), { initialProps: opened });

test('the edited item follows reloads, and stays when one of them no longer contains it', () => {
  const { result, rerender } = open();
  expect(result.current).toBe(first);
  rerender({ items: [changed, second], id: '1' });
  expect(result.current).toBe(changed);
  rerender({ items: [second], id: '1' });
  expect(result.current).toBe(changed);
});

test('once it is closed, an item that the list lacks is not opened again', () => {
  const { result, rerender } = open();
  rerender({ items: [second], id: undefined });
  expect(result.current).toBeUndefined();
  rerender({ items: [second], id: '1' });
  expect(result.current).toBeUndefined();
  rerender({ items: [second], id: '2' });
  expect(result.current).toBe(second);
});

import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKey, type SingleKey } from './useKey.ts';

function Listener({ to, onPress }: { to: SingleKey; onPress(): void }) {
  useKey(to, onPress);
  return null;
}

test.each([
  ['/', { key: '/', code: 'Slash' }, 1],
  ['/', { key: '.', code: 'Slash' }, 1],
  ['?', { key: ',', code: 'Slash', shiftKey: true }, 1],
  ['c', { key: 'с', code: 'KeyC' }, 1],
  // Shift and 7 of a German keyboard.
  ['/', { key: '/', code: 'Digit7', shiftKey: true }, 1],
  ['/', { key: '-', code: 'Slash' }, 0],
  ['?', { key: '_', code: 'Slash', shiftKey: true }, 0],
  // Dvorak.
  ['c', { key: 'j', code: 'KeyC' }, 0],
  ['?', { key: '§', code: 'Slash', shiftKey: true }, 0],
  ['c', { key: 'С', code: 'KeyC', shiftKey: true }, 0],
] as const)('the single key %s is pressed by %o: %i times', (to, press, times) => {
  const onPress = vi.fn();
  render(<Listener to={to} onPress={onPress} />);
  fireEvent.keyDown(document.body, press);
  expect(onPress).toHaveBeenCalledTimes(times);
});

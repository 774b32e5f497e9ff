import { afterEach, expect, test, vi } from 'vitest';
import { subscribeAfterPaint } from './subscribeAfterPaint.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function focusOn(name: 'div' | 'input') {
  const element = document.createElement(name);
  element.tabIndex = 0;
  // jsdom has no editable content.
  Object.defineProperty(element, 'isContentEditable', { value: name === 'div' });
  document.body.append(element);
  element.focus();
}

function listen() {
  const heard = vi.fn<() => void>();
  const sources = new Set<() => void>();
  const end = subscribeAfterPaint((listener) => {
    sources.add(listener);
    return () => void sources.delete(listener);
  })(heard);
  const change = () => {
    for (const source of sources) source();
  };
  return { heard, change, end };
}

test('a plain field hears of each change at once', () => {
  focusOn('input');
  const { heard, change, end } = listen();
  change();
  change();
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  change();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('beside a rich text several letters of a frame are told once, after it', async () => {
  focusOn('div');
  const { heard, change } = listen();
  const frame = vi.fn<() => void>();
  change();
  change();
  requestAnimationFrame(() => {
    frame();
    expect(heard).not.toHaveBeenCalled();
  });
  expect(heard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(frame).toHaveBeenCalledOnce();
  change();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
});

test('a hidden window, which has no frames, hears at once', () => {
  focusOn('div');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { heard, change } = listen();
  change();
  expect(heard).toHaveBeenCalledOnce();
});

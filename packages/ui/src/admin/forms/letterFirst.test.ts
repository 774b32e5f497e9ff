import type { Editor, EditorEvent, Kind } from '@janus-site/core/editor';
import { afterEach, expect, test, vi } from 'vitest';
import { letterFirst } from './letterFirst.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function focusOn(name: 'div' | 'input') {
  const element = document.createElement(name);
  element.tabIndex = 0;
  // jsdom does not support contenteditable.
  Object.defineProperty(element, 'isContentEditable', { value: name === 'div' });
  document.body.append(element);
  element.focus();
}

const typed: EditorEvent<Kind> = { type: 'typed', part: {} };
const merged: EditorEvent<Kind> = { type: 'mergeSeen' };

/** An editor in which each event is a change, and a listener. */
function listen() {
  const listeners = new Set<() => void>();
  const plain: Pick<Editor<Kind>, 'dispatch' | 'subscribe'> = {
    dispatch: () => {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const editor = letterFirst(plain as Editor<Kind>);
  const listener = vi.fn<() => void>();
  const end = editor.subscribe(listener);
  return { listener, dispatch: editor.dispatch, end };
}

test('with the focus in a plain field listeners are notified of each letter at once', () => {
  focusOn('input');
  const { listener, dispatch, end } = listen();
  dispatch(typed);
  dispatch(typed);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  dispatch(typed);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('with the focus in rich text the letters of a frame cause one notification, after it', async () => {
  focusOn('div');
  const { listener, dispatch } = listen();
  dispatch(typed);
  dispatch(typed);
  const inFrame = vi.fn<() => void>(() => expect(listener).not.toHaveBeenCalled());
  requestAnimationFrame(inFrame);
  expect(listener).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect(inFrame).toHaveBeenCalledOnce();
  dispatch(typed);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
});

test('another event than typing notifies listeners at once, together with pending letters', () => {
  focusOn('div');
  const { listener, dispatch } = listen();
  dispatch(typed);
  dispatch(merged);
  expect(listener).toHaveBeenCalledOnce();
});

test('in a hidden window, which has no frames, listeners are notified at once', () => {
  focusOn('div');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { listener, dispatch } = listen();
  dispatch(typed);
  expect(listener).toHaveBeenCalledOnce();
});

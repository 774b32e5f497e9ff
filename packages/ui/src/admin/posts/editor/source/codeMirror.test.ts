import { afterEach, expect, test, vi } from 'vitest';
import type { SourceEvents, SourceOptions } from './codeMirror.ts';
import { createRichSource } from './codeMirror.ts';

const nothing = () => undefined;

/** The rich field with a text; jsdom cannot measure text, and what is tested needs no sizes. */
function open(value: string) {
  const empty = () => Object.assign([], { item: () => null }) as unknown as DOMRectList;
  Range.prototype.getClientRects = empty;
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  const onChange = vi.fn<(text: string) => void>();
  const pictures = { phrases: { moved: () => '' }, onRetry: nothing, onRemove: nothing };
  const events = { onChange, onPaste: () => false, onDrop: () => false, onKey: () => false, pictures };
  const options = {
    parent: document.body.appendChild(document.createElement('div')),
    value,
    attributes: {},
    placeholder: '',
    keys: [],
    handover: { start: 0, end: 0, hasFocus: false },
    memory: undefined,
    keptUndo: null,
    events: () => events as unknown as SourceEvents,
  };
  return { onChange, source: createRichSource(options as unknown as SourceOptions) };
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(Range.prototype, 'getClientRects');
});

test('a text with Windows line ends is not changed by being opened', () => {
  const { source, onChange } = open('раз\r\nдва');
  source.sync('раз\r\nдва');
  expect(onChange).not.toHaveBeenCalled();
  expect(source.read().text).toBe('раз\nдва');
  source.sync('раз\r\nдва\r\nтри');
  expect(source.read().text).toBe('раз\nдва\nтри');
});

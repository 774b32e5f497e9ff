import { EditorView } from '@codemirror/view';
import { expect, onTestFinished, test, vi } from 'vitest';
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
    phrases: {},
    keys: [],
    handover: { start: 0, end: 0, hasFocus: false },
    memory: undefined,
    keptUndo: null,
    events: () => events as unknown as SourceEvents,
  };
  const source = createRichSource(options as unknown as SourceOptions);
  onTestFinished(() => {
    source.destroy();
    document.body.replaceChildren();
    Reflect.deleteProperty(Range.prototype, 'getClientRects');
  });
  return { onChange, source };
}

test('a text with Windows line ends is not changed by being opened', () => {
  const { source, onChange } = open('раз\r\nдва');
  source.sync('раз\r\nдва');
  expect(onChange).not.toHaveBeenCalled();
  expect(source.read().text).toBe('раз\nдва');
  source.sync('раз\r\nдва\r\nтри');
  expect(source.read().text).toBe('раз\nдва\nтри');
});

test('undo, redo and the search need no keyboard', async () => {
  const { source } = open('до');
  source.apply({ from: 2, to: 2, insert: ' слово', start: 8, end: 8 });
  source.moveInHistory('undo');
  expect(source.read().text).toBe('до');
  source.moveInHistory('redo');
  expect(source.read().text).toBe('до слово');
  source.find?.();
  await vi.waitFor(() => expect(document.querySelector('.cm-search')).not.toBeNull());
});

test('an upload that ends is undone with its insertion, and typing after it is undone without it', () => {
  const { source, onChange } = open('до\n\n');
  const undo = () => {
    const target = document.querySelector('.cm-content');
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', keyCode: 90, ctrlKey: true, bubbles: true }),
    );
    return source.read().text;
  };
  const holder = '![Загружаю](#upload-1)';
  source.apply({ from: 4, to: 4, insert: holder, start: 26, end: 26 });
  source.apply({ from: 26, to: 26, insert: '\n\nслово', start: 33, end: 33 });
  source.fill?.('до\n\n![](/media/a.webp)\n\nслово');
  expect(onChange).toHaveBeenLastCalledWith('до\n\n![](/media/a.webp)\n\nслово');
  // The placeholder comes back with the typing, and is filled again.
  expect(undo()).toBe(`до\n\n${holder}`);
  source.fill?.('до\n\n![](/media/a.webp)');
  expect(undo()).toBe('до\n\n');
});

test('a dragged picture moves within its own text, wherever that text has moved meanwhile', () => {
  const picture = '![](/media/a.webp)';
  const russian = open(`раз\n\n${picture}\n\nдва`);
  const english = open('one\n\ntwo\n\nthree');
  vi.spyOn(EditorView.prototype, 'posAtCoords').mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  const [inRussian, inEnglish] = document.querySelectorAll('.cm-content');
  const types: string[] = [];
  const setData = (type: string) => types.push(type);
  const dataTransfer = { types, setData, getData: () => '', setDragImage: nothing };
  const drag = (type: string, target: Element | null | undefined) =>
    target?.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer }),
    );
  const handle = document.querySelector('[draggable=true]');
  drag('dragstart', handle);
  drag('drop', inEnglish);
  expect(english.source.read().text).toBe('one\n\ntwo\n\nthree');
  russian.source.fill?.(`раз и ещё\n\n${picture}\n\nдва`);
  drag('drop', inRussian);
  expect(russian.source.read().text).toBe(`${picture}\n\nраз и ещё\n\nдва`);
  drag('dragend', handle);
  expect(document.querySelector('[data-dragged]')).toBeNull();
});

import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Edit, Selection } from '../markdownEdits.ts';
import { usePaste } from './usePaste.ts';

/** A text with its caret at `|`, or its selection between two, and what a paste into it does. */
function pasteInto(marked: string, data: Readonly<Record<string, string>>) {
  const start = marked.indexOf('|');
  const rest = marked.replace('|', '');
  const end = rest.includes('|') ? rest.indexOf('|') : start;
  const at: Selection = { text: rest.replace('|', ''), start, end };
  const edits: Edit[] = [];
  const apply = (change: (at: Selection) => Edit | null) => {
    const edit = change(at);
    if (edit) edits.push(edit);
    return edit !== null;
  };
  const nothing = vi.fn<() => void>();
  const on = { onPictures: nothing, onForeignPictures: nothing, onFrontMatter: nothing };
  const { result } = renderHook(() => usePaste({ apply, ...on }));
  const clipboard = { files: [], types: Object.keys(data), getData: (type: string) => data[type] ?? '' };
  const isTaken = result.current.take(clipboard as unknown as DataTransfer);
  return { edits, isTaken };
}

test('the caret is put after pasted text as the field counts it, whatever its line ends', async () => {
  const { edits } = pasteInto('|', { 'text/plain': '---\r\ntitle: Кот\r\n---\r\nраз\r\nдва\rтри' });
  await waitFor(() => expect(edits).toHaveLength(1));
  expect(edits[0]).toMatchObject({ insert: 'раз\nдва\nтри', start: 11, end: 11 });
});

test('formatted text pasted into code stays plain text', () => {
  const data = { 'text/plain': 'кот', 'text/html': '<b>кот</b>' };
  expect(pasteInto('```\nраз |\n```', data).edits).toMatchObject([{ insert: 'кот' }]);
  expect(pasteInto('- раз\n\n  ```\n  |\n  ```', data).edits).toMatchObject([{ insert: 'кот' }]);
  expect(pasteInto('раз `a|b`', data).edits).toMatchObject([{ insert: 'кот' }]);
  expect(pasteInto('раз |', data)).toMatchObject({ edits: [], isTaken: true });
});

test('an address pasted over words in code stays plain text', () => {
  const data = { 'text/plain': 'https://new.example/' };
  expect(pasteInto('```\nраз |два|\n```', data)).toEqual({ edits: [], isTaken: false });
  expect(pasteInto('раз |два|', data).edits).toMatchObject([{ insert: '[два](https://new.example/)' }]);
});

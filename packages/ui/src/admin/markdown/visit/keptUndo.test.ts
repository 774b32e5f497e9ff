import { history, historyField, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { beforeEach, expect, test } from 'vitest';
import type { UndoHistory } from './keptUndo.ts';
import { keepUndo, readUndo, trimmed } from './keptUndo.ts';

beforeEach(() => sessionStorage.clear());

const fields = { history: historyField };
/** A text typed word by word, each word an undo step. */
function typed(words: readonly string[]): EditorState {
  let state = EditorState.create({ extensions: history({ newGroupDelay: 0 }) });
  for (const insert of words) state = state.update({ changes: { from: state.doc.length, insert } }).state;
  return state;
}
const historyOf = (state: EditorState) => (state.toJSON(fields) as { history: UndoHistory }).history;

function undone(text: string, kept: UndoHistory, steps: number): string {
  const json = { doc: text, selection: { ranges: [{ anchor: 0, head: 0 }], main: 0 }, history: kept };
  let state = EditorState.fromJSON(json, { extensions: history() }, fields);
  for (let step = 0; step < steps; step += 1)
    undo({ state, dispatch: (transaction) => void (state = transaction.state) });
  return state.doc.toString();
}

test('edits from before the history was stored can be undone after it is read', () => {
  const state = typed(['раз ', 'два ', 'три']);
  keepUndo('a.ru', 'раз два три', historyOf(state), 1);
  const kept = readUndo('a.ru', 'раз два три');
  expect(kept && undone('раз два три', kept, 1)).toBe('раз два ');
  expect(kept && undone('раз два три', kept, 3)).toBe('');
});

test('reads no history for another text, another name or invalid data', () => {
  keepUndo('a.ru', 'раз', historyOf(typed(['раз'])), 1);
  expect(readUndo('a.ru', 'рас')).toBeNull();
  expect(readUndo('a.en', 'раз')).toBeNull();
  sessionStorage.setItem('undo.a.ru', '{');
  expect(readUndo('a.ru', 'раз')).toBeNull();
});

test('the oldest steps are dropped to fit the room, and the rest can still be undone', () => {
  const state = typed(['раз ', 'два ', 'три']);
  const all = historyOf(state);
  const rest = trimmed(all, JSON.stringify(all.done.slice(1)).length + 10);
  expect(rest.done).toHaveLength(2);
  expect(undone('раз два три', rest, 5)).toBe('раз ');
  expect(trimmed(all, 10).done).toEqual([]);
});

test('only the eight newest histories are kept', () => {
  for (let at = 0; at < 10; at += 1) keepUndo(`p${at}`, 'раз', historyOf(typed(['раз'])), at);
  expect(Object.keys(sessionStorage).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((at) => `undo.p${at}`));
  keepUndo('p9', '', { done: [], undone: [] }, 11);
  expect(readUndo('p9', 'раз')).toBeNull();
});

import { EditorView } from '@codemirror/view';
import { expect, onTestFinished, test } from 'vitest';
import { applyTemplate } from './insertMenu.ts';

/** The text after a template has replaced the `/` in it. */
function insertAtSlash(marked: string, template: string): string {
  const view = new EditorView({ doc: marked });
  onTestFinished(() => view.destroy());
  const from = marked.indexOf('/');
  applyTemplate(view, template, from, from + 1);
  return view.state.doc.toString();
}

const code = '```${ts}\n${}\n```';
const table = '| ${a} | b |\n| - | - |\n|   |   |';
const details = '::: details ${a}\n\n${b}\n\n:::';

test.each([
  ['> /', code, '> ```ts\n> \n> ```'],
  ['> /\n> два', table, '> | a | b |\n> | - | - |\n> |   |   |\n> \n> два'],
  ['> [!NOTE]\n> /', details, '> [!NOTE]\n> \n> ::: details a\n> \n> b\n> \n> :::'],
  ['> раз\n>\n> /\n>\n> два', table, '> раз\n>\n> | a | b |\n> | - | - |\n> |   |   |\n>\n> два'],
  ['  > > /', code, '  > > ```ts\n  > > \n  > > ```'],
  ['раз\n/\nдва', code, 'раз\n\n```ts\n\n```\n\nдва'],
  ['  /', code, '  ```ts\n  \n  ```'],
])('every line of a template inserted in %j gets the prefix of its line', (before, template, expected) => {
  expect(insertAtSlash(before, template)).toBe(expected);
});

import { beforeAll, expect, test } from 'vitest';
import { createHighlighter, type Highlighter } from './highlight.ts';

let highlighter: Highlighter;
beforeAll(async () => {
  highlighter = await createHighlighter();
  await highlighter.prepare(['ts', 'c', 'go', 'sql', 'bash']);
}, 60_000);

/** The words of a piece of code, each with the class of its token. */
function classesOf(code: string, language: string): Record<string, string> {
  const html = highlighter.highlight(code, language);
  const words: Record<string, string> = {};
  for (const [, name = 'plain', coloured, plain] of html.matchAll(
    /<span class="token-([a-z]+)">([^<]*)<\/span>|([^<]+)/g,
  ))
    for (const [word] of (coloured ?? plain ?? '').matchAll(/[\w.-]+/g)) words[word] ??= name;
  return words;
}

const ts = `interface User { name: string }
async function load(id: number, user: User): Promise<void> {
  return find(other, 5, true);
}`;
const c = `static size_t find(const char *name, int count) {
  return look(other, 5);
}`;
const go = `type User struct { Name string }
func Find(id int64) (*User, error) {
  return look(other, nil, 5)
}`;
const sql = `CREATE TABLE jobs (id integer);
SELECT count(id) FROM jobs WHERE id > @least LIMIT 5;`;
const bash = `git push --force origin main
sleep 5`;

test.each([
  ['ts', ts, { load: 'function', find: 'function', id: 'parameter', user: 'parameter', 5: 'constant', true: 'constant', User: 'type', Promise: 'type', string: 'type', number: 'type', interface: 'keyword', other: 'plain' }],
  ['c', c, { find: 'function', look: 'function', name: 'parameter', count: 'parameter', 5: 'constant', size_t: 'type', int: 'type', static: 'keyword', other: 'plain' }],
  ['go', go, { Find: 'function', look: 'function', id: 'parameter', nil: 'constant', 5: 'constant', User: 'type', string: 'type', int64: 'type', error: 'type', func: 'keyword', other: 'plain' }],
  ['sql', sql, { count: 'function', least: 'parameter', 5: 'constant', jobs: 'type', integer: 'type', SELECT: 'keyword' }],
  ['bash', bash, { git: 'function', sleep: 'function', push: 'parameter', '--force': 'parameter', main: 'parameter', 5: 'constant' }],
])('in %s a function, an argument, a constant and a type differ', (language, code, classes) => {
  expect(classesOf(code, language)).toMatchObject(classes);
}); // prettier-ignore

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pastedMarkdown } from './pastedMarkdown.ts';
import { takesMarkup } from './takesMarkup.ts';

const folder = join(import.meta.dirname, 'fixtures');
const read = (name: string) => readFileSync(join(folder, `${name}.html`), 'utf8');
const sources = ['word', 'google-docs', 'notion', 'page'];

test.each(sources)('content copied from %s becomes the expected Markdown', async (name) => {
  await expect(`${pastedMarkdown(read(name))}\n`).toMatchFileSnapshot(join(folder, `${name}.md`));
});

test.each(sources)('every heading, list item, table cell and link of %s is kept', (name) => {
  const markdown = pastedMarkdown(read(name));
  const lines = markdown.split('\n');
  for (const heading of ['Зачем', name === 'page' ? 'Список' : 'Что понадобится'])
    expect(lines.filter((line) => /^#{2,4} /.test(line)).join('\n')).toContain(heading);
  const items =
    name === 'page'
      ? ['раз', 'два', 'три', 'четыре', 'готово']
      : ['датчик', 'влажности', 'почвы', 'насос', 'собрать', 'корпус', 'включить'];
  for (const item of items)
    expect(lines.some((line) => /^\s*(?:-|\d+\.) /.test(line) && line.endsWith(item))).toBe(true);
  const cells = lines.filter((line) => line.startsWith('|')).join('\n');
  for (const cell of ['Датчик', 'Цена', 'DHT22', '450']) expect(cells).toContain(cell);
  expect(markdown).toMatch(/\[ссылкой\]\(https:\/\/(?:sqlite\.org\/lang|site\.example\/a%20b)/);
});

test.each(sources)('nothing pasted from %s can run or load', (name) => {
  const markdown = pastedMarkdown(read(name));
  expect(markdown).not.toMatch(/alert|javascript:|\son\w+=|(?<!\\)<(?!br>|\/?(?:kbd|sub)>|https:)[a-z/]/);
  expect(markdown).not.toMatch(/\]\((?:data|file):/);
});

test('visible words that look like a tag or the name of a character keep their meaning', () => {
  expect(pastedMarkdown('<p><b>a</b> &amp;copy; &amp;#169; &amp;lt;b&amp;gt; &lt;b&gt; R&amp;D</p>')).toBe(
    '**a** \\&copy; \\&#169; \\&lt;b\\&gt; \\<b> R&D',
  );
});

const cases: [string, string][] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../../scripts/fixtures/htmlToMarkdown.json'), 'utf8'),
);
test.each(cases)('is converted as by the import: %s', (html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown);
});

test('soft hyphens are dropped', () => {
  expect(pastedMarkdown('<p>пере&shy;нос <code>a&shy;b</code></p>')).toBe('перенос `ab`');
});

test('a long class of a block of code is read quickly', () => {
  const start = performance.now();
  pastedMarkdown(`<pre class="${'a'.repeat(100_000)}">x</pre>`);
  expect(performance.now() - start).toBeLessThan(1000);
});

const isTaken = (html: string, text: string, types: readonly string[] = []) =>
  takesMarkup({ html, text, types: ['text/plain', 'text/html', ...types] });

test('code from an editor, unformatted words and Markdown are pasted as plain text', () => {
  const dark = 'color: #d4d4d4;background-color: #1e1e1e;font-family: Consolas, monospace;white-space: pre;';
  const colours = `<meta charset='utf-8'><div style="${dark}"><div><span style="color: #569cd6;">const</span> <b>a</b></div></div>`;
  const idea = `<html><head><meta charset="UTF-8"></head><body><pre style="background-color:#2b2b2b;font-family:'JetBrains Mono',monospace;"><span>def</span></pre></body></html>`;
  expect(isTaken(colours, 'const a')).toBe(false);
  expect(isTaken('<a href="/x">x</a>', 'x', ['vscode-editor-data'])).toBe(false);
  expect(isTaken(idea, 'def')).toBe(false);
  expect(isTaken('<meta charset="utf-8"><span style="color:red">слово</span>', 'слово')).toBe(false);
  expect(isTaken('<h2>Раз</h2><ul><li>два</li></ul>', '## Раз\n\n- два')).toBe(false);
  expect(isTaken('<p>## Раз</p><p><b>два</b></p>', '## Раз\n\nдва')).toBe(false);
});

test('a formatted document is converted, even if its code looks like Markdown', () => {
  for (const name of sources) expect(isTaken(read(name), 'Зачем\nТекст')).toBe(true);
  expect(isTaken('<h2>Раз</h2><pre>## два</pre>', 'Раз\n\n## два')).toBe(true);
  expect(isTaken(read('notion'), '# Зачем\n\n<aside>\n💡 Выноска\n</aside>')).toBe(true);
});

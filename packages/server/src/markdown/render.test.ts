import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRender } from './render.ts';
import type { RenderOptions } from './types.ts';

const render = await createRender();
const options: RenderOptions = { language: 'ru', topLevel: 2, idPrefix: '', pictures: {} };
const html = async (body: string, more: Partial<RenderOptions> = {}): Promise<string> =>
  (await render(body, { ...options, ...more })).html;

describe('headings', () => {
  test('Cyrillic ids are transliterated and unique', async () => {
    const { contents } = await render(
      '# Щука и ёж\n\n## Повтор\n\n## Повтор\n\n## Повтор 2\n\n## 日本',
      options,
    );
    expect(contents).toEqual([
      { id: 'shchuka-i-yozh', level: 2, text: 'Щука и ёж' },
      { id: 'povtor', level: 3, text: 'Повтор' },
      { id: 'povtor-2', level: 3, text: 'Повтор' },
      { id: 'povtor-2-2', level: 3, text: 'Повтор 2' },
      { id: 'section', level: 3, text: '日本' },
    ]);
  });

  test('the contents name a formula and the description of a picture, and leave out what has no words', async () => {
    const { contents } = await render('## $x^2$ grows\n\n## ![a map](/a.png)\n\n## ![](/a.png)', options);
    expect(contents.map(({ text }) => text)).toEqual(['x^2 grows', 'a map']);
  });

  test('avoids an id that the page itself uses', async () => {
    expect(await html('## Content')).toContain('id="section-content"');
  });

  test('ids within a text are unique, and none can clash with those of a page', async () => {
    const word = fc.constantFrom(
      'A',
      'a 2',
      'A-2-2',
      'fn1',
      'fnref1',
      'Section',
      'Content',
      'janus_state',
      '日本',
    );
    const heading = fc.tuple(fc.constantFrom('#', '##', '###'), word).map((parts) => parts.join(' '));
    const note = fc.constantFrom('1', '2', 'b', 'a-2');
    const line = fc.oneof(
      heading,
      word.map((text) => `${text}\n===`),
      note.map((name) => `see[^${name}] and[^${name}]`),
      note.map((name) => `## Over[^${name}]`),
      note.map((name) => `[^${name}]: told once[^${name}]\n\n    ## Inside`),
      fc.constantFrom('inline^[note]', 'inline^[of^[two]]', '- [x] ## A', '> # A', '| a[^1] |\n|--|\n| b |'),
      fc.string().map((text) => `# ${text}`),
    );
    const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n\n'));
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('', '1a2b3c4d-'), async (body, idPrefix) => {
        const ids = [...(await html(body, { idPrefix })).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        // Ids of pages have an underscore: see `contentId`, `stateId` and React's own.
        for (const id of ids) expect(id).toMatch(/^[a-z0-9:-]+$/);
      }),
      { numRuns: 300 },
    );
  });

  test('ids in a card carry its prefix, footnotes included', async () => {
    const card = await html('# A\n\nb[^1]\n\n[^1]: c', { topLevel: 4, idPrefix: 'ab12-' });
    expect(card).toContain('<h4 id="ab12-a">');
    expect(card).toContain('href="#fn-ab12-1"');
  });
});

test('code has its language, file name and classes, but no styles', async () => {
  const code = await html('```ts file=src/a.ts\nconst a = "<b>";\n```');
  expect(code).toContain('<pre class="code" data-language="ts" data-file="src/a.ts" tabindex="0">');
  expect(code).toMatch(/<span class="token-string">.*&lt;b&gt;/);
  expect(code).not.toContain('style');
});

test('lines of code are marked by number', async () => {
  const plain = await html('```text {2,4-5} title="my file.txt"\na\nb <i>\nc\n\ne\n```');
  expect(plain).toContain(
    '<pre class="code" data-language="text" data-file="my file.txt" tabindex="0"><code>a\n<mark>b &lt;i&gt;</mark>\nc\n<mark> </mark>\n<mark>e</mark></code>',
  );
  const coloured = await html('```ts{1}\nconst a = 1;\nconst b = 2;\n```');
  expect(coloured).toMatch(/<code><mark><span class="token-keyword">const .*<\/mark>\n<span/s);
});

test.each(['{}', '{x}', '{0}', '{9-1}', '{-}', '{99999999999}', '{1-99999999999}x'])(
  'marks that name no line have no effect: %s',
  async (marks) => {
    const code = await html(`\`\`\`text ${marks.replace('1-9', '2-9')}\na\n\`\`\``);
    expect(code).toContain('<code>a</code>');
  },
);

test('code in an unknown language and a very long block are not highlighted', async () => {
  expect(await html('```brainfuck\n+++\n```')).toContain('<code>+++</code>');
  expect(await html('```constructor\nx\n```')).toContain('data-language="constructor"');
  expect(await html(`\`\`\`js\n${'a(\n'.repeat(9000)}\`\`\``)).not.toContain('token-');
});

test('tables scroll in a focusable box and are aligned by class', async () => {
  const table = await html('| a | b |\n|:--|--:|\n| 1 | 2 |');
  expect(table).toContain('<div class="table-scroll" role="group" aria-label="Таблица" tabindex="0">');
  expect(table).toContain('<td class="align-right">2</td>');
  expect(table).not.toContain('style');
});

test('tasks are labelled checkboxes', async () => {
  const list = await html('- [ ] one\n- [x] two');
  expect(list).toContain('<li class="task"><label><input type="checkbox" disabled /> one</label></li>');
  expect(list).toContain('disabled checked');
});

test('a picture with a title is a figure, and an uploaded one gets several widths', async () => {
  const id = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11';
  const figure = await html(`![Схема](/media/${id}.webp "Как это *работает*")`, {
    pictures: { [id]: { width: 1000, height: 500 } },
  });
  expect(figure).toContain('<figcaption>Как это *работает*</figcaption></figure>');
  expect(figure).toContain(
    `srcset="/media/${id}.webp?w=480 480w, /media/${id}.webp?w=720 720w, /media/${id}.webp 1000w"`,
  );
  expect(figure).toContain('width="1000" height="500"');
  expect(figure).not.toContain('<p>');
});

test('a picture from another site is a link to it, or plain words inside another link', async () => {
  expect(await html('![Схема "A"](https://far.example/a.png?x=1&y=2 "Подпись")')).toBe(
    '<figure><a href="https://far.example/a.png?x=1&amp;y=2" rel="noopener">Картинка с far.example: Схема &quot;A&quot;</a><figcaption>Подпись</figcaption></figure>\n',
  );
  const english = { language: 'en' } as const;
  expect(await html('a ![](HTTP://far.example:81/a.png) b', english)).toBe(
    '<p>a <a href="HTTP://far.example:81/a.png" rel="noopener">Picture at far.example:81</a> b</p>\n',
  );
  expect(await html('[![Plan](https://far.example/a.png)](https://shop.example/)', english)).toBe(
    '<p><a href="https://shop.example/" rel="noopener">Picture at far.example: Plan</a></p>\n',
  );
  for (const text of ['![x](//far.example/a.png)', '![x][1]\n\n[1]: https://far.example/a.png'])
    expect(await html(text)).not.toMatch(/src="(?:https?:)?\/\//);
});

test('a picture of the site given by its full address is an ordinary picture', async () => {
  const id = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11';
  const text = `a ![](https://me.example/media/${id}.webp) b`;
  const pictures = { [id]: { width: 10, height: 5 } };
  expect(await html(text, { pictures })).toContain(`<img src="/media/${id}.webp" alt="" width="10"`);
  expect(await html(text)).not.toContain('<img');
});

test('the text for search has no marks, anchors or footnote numbers', async () => {
  const { text, reading_minutes } = await render(
    '## Заголовок\n\nТекст[^1] и `a < b` & c.\n\n[^1]: Сноска',
    options,
  );
  expect(text).toBe('Заголовок Текст и a < b & c. Сноска');
  expect(reading_minutes).toBe(1);
});

test('reading time depends on the number of words', async () => {
  expect((await render('слово '.repeat(900), options)).reading_minutes).toBe(5);
});

test('prose gets the typography of its language; code is unchanged', async () => {
  expect(await html('Он сказал "**слово** и `"нет"`" в лесу')).toBe(
    '<p>Он\u00a0сказал «<strong>слово</strong> и\u00a0<code>"нет"</code>» в\u00a0лесу</p>\n',
  );
  expect(await html('It\'s "so"', { language: 'en' })).toBe('<p>It’s “so”</p>\n');
});

test.each([
  ['Setup - Linux', 'setup---linux', 'setup-linux'],
  ['Setup -- Linux', 'setup----linux', 'setup-linux'],
  ['Wait... "what"', 'wait-what', 'wait-what'],
  ['Done :tada: it', 'done-tada-it', 'done-it'],
])('the id that GitHub gives %s leads to it', async (words, github, id) => {
  expect(await html(`[x](#${github})\n\n## ${words}`)).toContain(`<a href="#${id}">x</a>`);
});

test('a quotation mark after a line break of HTML in a cell opens', async () => {
  expect(await html('| a |\n|---|\n| "x"<br>"y" |')).toContain('<td>«x»<br />«y»</td>');
});

test('a heading has a link to itself that the keyboard reaches and that has a name', async () => {
  const link = /<a [^>]*class="heading-anchor"[^>]*>/.exec(await html('## Очередь <b> "одна"'))?.[0];
  expect(link).toContain('href="#ochered-b-odna"');
  expect(link).toContain('aria-label="Ссылка на раздел: Очередь');
  expect(link).not.toMatch(/aria-hidden|tabindex/);
  expect(await html('## ![](/a.png)', { language: 'en' })).toContain('aria-label="Link to section"');
});

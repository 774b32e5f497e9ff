// Every kind of block as a feed reader shows it: without our styles, scripts and controls.
import { parseHtml, textClasses } from '@janus-site/server/testing';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StartedSite } from './startSite.ts';
import { startSite } from './startSite.ts';

const everyBlock = ([one, two, three]: readonly string[]) => `
## Heading

> [!WARNING] Hot
> Do not touch.

> [!DECISION] A map
> Because.
>
> Price
> : The table stays.

> [!DECISION]
> Whoever notices speaks.

> [!NOTE]- Folded
> Inside.

::: before-after The desk
![Rows](${one} "All of them")
![Dots](${two} "One of them")
:::

::: before-after By hand | By itself
\`\`\`js
a();
\`\`\`
\`\`\`js
b();
\`\`\`
:::

![First](${one} "The board")
![Second](${two})
![Third](${three} "The gateway")

![Wide](${three} "Alone")

A word[^1].

- [x] done
- [ ] to do

\`\`\`ts title="src/a.ts" showLineNumbers {1}
const a = 1; // [!code ++]
const b = 2; // [!code error]
const c = 3; // [!code focus]
\`\`\`

::: code-group
\`\`\`sh [npm]
npm ci
\`\`\`
\`\`\`sh file=build.sh
make
\`\`\`
:::

[A video](https://www.youtube.com/watch?v=abcdefgh)

A formula: $x$.

$$
y
$$

| a | b |
| --- | --: |
| 1 | 2 |

[^1]: A note.
`;

/** The expected text: lines of blocks, `[alternative text]`, `>` for quotations, `*bold*`, `+` for folded content. */
const readings = (label: { decision: string; sides: readonly [string, string] }) => [
  'Heading',
  '> *Hot*',
  '> Do not touch.',
  `*${label.decision}: A map*`,
  'Because.',
  'Price',
  'The table stays.',
  `*${label.decision}*`,
  'Whoever notices speaks.',
  '+ Folded',
  'Inside.',
  `*${label.sides[0]}*`,
  '[Rows]',
  'All of them',
  `*${label.sides[1]}*`,
  '[Dots]',
  'One of them',
  'The desk',
  '*By hand*',
  'a();',
  '*By itself*',
  'b();',
  '[First]',
  'The board',
  '[Second]',
  '[Third]',
  'The gateway',
  '[Wide]',
  'Alone',
  'A word[1].',
  '☑ done',
  '☐ to do',
  'src/a.ts',
  'const a = 1; const b = 2; const c = 3;',
  'npm',
  'npm ci',
  'build.sh',
  'make',
  'A video YouTube',
  'A formula: x.',
  'y',
  'a b',
  '1 2',
  '---',
  'A note. ↩︎',
];

/** Classes that carry no content: alignment of a line, colours of code, width of a block. */
const looks =
  /^(?:align-.*|token-\*|line|line-dim|line-focus|line-warning|line-error|gallery-narrow|wide|tml-.*|math|math-fault|achievements?|callout-\*)$/;

const blocks = new Set(
  'BLOCKQUOTE DD DETAILS DIV DL DT FIGCAPTION FIGURE H2 HR IMG LI OL P PRE SECTION SUMMARY TABLE TBODY THEAD TR UL'.split(
    ' ',
  ),
);

function read(element: Element): string[] {
  const lines = [''];
  const add = (words: string) => lines.push(`${lines.pop() ?? ''}${words}`);
  for (const child of element.childNodes) {
    if (child.nodeType !== 1) add((child.textContent ?? '').replace(/\s+/g, ' '));
    else if (blocks.has(child.nodeName)) lines.push(...linesOf(child as Element), '');
    else add(linesOf(child as Element).join(' '));
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

function linesOf(element: Element): string[] {
  const inner = read(element);
  switch (element.nodeName) {
    case 'IMG':
      return [`[${element.getAttribute('alt') ?? ''}]`];
    case 'HR':
      return ['---'];
    case 'BLOCKQUOTE':
      return inner.map((line) => `> ${line}`);
    case 'STRONG':
      return [`*${inner.join(' ')}*`];
    case 'SUMMARY':
      return element.parentElement?.hasAttribute('open') ? inner : inner.map((line) => `+ ${line}`);
    case 'TR':
      return [inner.join(' ').replace(/\s+/g, ' ')];
    case 'TD':
    case 'TH':
      return [` ${inner.join(' ')} `];
    default:
      return inner;
  }
}

let site: StartedSite;
beforeAll(async () => {
  site = await startSite();
  const projects = (await site.ask(site.hosts.portfolio, '/api/v1/projects/')).text;
  const pictures = new Set(projects.match(/\/media\/[0-9a-f-]{36}\.webp/g));
  const body = everyBlock([...pictures].slice(0, 3));
  await site.write('POST', '/api/v1/posts/', {
    slug: 'every-block',
    translations: (['ru', 'en'] as const).map((language) => ({
      language,
      title: 'Every block',
      body,
      status: 'published',
    })),
  });
});
afterAll(() => site.stop());

const ask = async (path: string) => (await site.ask(site.hosts.blog, path)).text;
const formats = {
  'feed.xml': (text: string) => parseRssFeed(text).items?.[0]?.content?.encoded,
  'atom.xml': (text: string) => parseAtomFeed(text).entries?.[0]?.content?.value,
  'feed.json': (text: string) => parseJsonFeed(JSON.parse(text)).items?.[0]?.content_html,
};

describe.each([
  { prefix: '', label: { decision: 'Решение', sides: ['Было', 'Стало'] } as const },
  { prefix: '/en', label: { decision: 'Decision', sides: ['Before', 'After'] } as const },
])('the feeds below "$prefix/"', ({ prefix, label }) => {
  test.each(Object.entries(formats))('%s contains every block in order', async (file, first) => {
    const page = parseHtml(first(await ask(`${prefix}/${file}`)) ?? '');
    for (const control of page.querySelectorAll('input, button, script, style')) control.remove();
    expect(read(page.body)).toEqual(readings(label));
    for (const element of page.querySelectorAll('[href], [src]'))
      expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^https?:\/\//);
    for (const image of page.querySelectorAll('img')) {
      expect(image.srcset.split(', ').every((one) => /^https?:\/\/\S+ \d+w$/.test(one))).toBe(true);
      // The sizes of our page do not apply in a feed reader.
      expect(image.sizes).toBe('');
    }
    // Two posts shown together must not share a group.
    expect(page.querySelectorAll('details[name]')).toHaveLength(0);
  });
});

test('every kind of block that the renderer knows is in the tested text', async () => {
  const html = await ask('/en/post/every-block');
  const shown = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const missing = Object.values(textClasses)
    .flat()
    .filter((name) => !looks.test(name) && !shown.has(name));
  expect(missing).toEqual([]);
});

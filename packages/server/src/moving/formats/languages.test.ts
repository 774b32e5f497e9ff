import { expect, test } from 'vitest';
import { importFiles as take } from '../../testing/importFiles.ts';
import { ghostOf } from './ghost/fixtures.ts';
import { languageOf, languageOfWord } from './languages.ts';
import { wordpressEntry, wxr } from './wordpress/fixtures.ts';

type Files = Readonly<Record<string, string>>;

const text = (title: string, more = ''): string =>
  `---\ntitle: ${title}\ndate: 2024-01-02\n${more}---\n${title}: words of it.\n`;
/** A text with everything a text can have. */
const german = (more = ''): string =>
  `${text('Fühler', `tags: [Sensorik]\naliases: [/alt/fuehler]\ncover: nur.png\nseries: Das Haus\n${more}`)}\n![](nur.png)\n`;

const entry = (id: number, name: string, language: string, group = 'g1'): string =>
  wordpressEntry({
    id,
    title: name,
    name,
    content: language === 'de' ? `<img src="https://old.example/nur.png">` : 'words',
    more: `<category domain="language" nicename="${language}"><![CDATA[x]]></category><category domain="post_translations" nicename="${group}"><![CDATA[x]]></category>${language === 'de' ? '<category domain="post_tag" nicename="s"><![CDATA[Sensorik]]></category>' : ''}`,
  });
const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>_wpml_import_${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
const wpml = (id: number, name: string, language: string): string =>
  wordpressEntry({
    id,
    title: name,
    name,
    content: 'words',
    more: meta('language_code', language) + meta('translation_group', '7'),
  });

const atom = (feed: string, own: string, id: string, title: string): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${feed}><entry ${own}><id>${id}</id><title>${title}</title><link href="https://old.example/${title.toLowerCase()}"/><content type="html">words of it</content></entry></feed>`;
const rss = (language: string, id: string, title: string): string =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><language>${language}</language><item><guid>${id}</guid><title>${title}</title><link>https://old.example/${title.toLowerCase()}</link><content:encoded>words of it</content:encoded></item></channel></rss>`;

const hugo = { 'hugo.toml': '', 'static/nur.png': 'PNG' };

const besideOurs: readonly (readonly [name: string, files: Files, slug: string])[] = [
  [
    'a language in the file name',
    { ...hugo, 'content/p/a.en.md': text('Sensor'), 'content/p/a.de.md': german() },
    'a',
  ],
  [
    'a language in one of two file names',
    { ...hugo, 'content/p/a.md': text('Sensor'), 'content/p/a.de.md': german() },
    'a',
  ],
  [
    'a language and country in the file name',
    { 'a.md': text('Sensor'), 'a.de-AT.md': german(), 'nur.png': 'PNG' },
    'a',
  ],
  ['a language behind a hyphen', { 'a-en.md': text('Sensor'), 'a-de.md': german(), 'nur.png': 'PNG' }, 'a'],
  [
    'an index file',
    { ...hugo, 'content/p/a/index.md': text('Sensor'), 'content/p/a/index.de.md': german() },
    'a',
  ],
  [
    'a language as the file name',
    { ...hugo, 'content/p/a/en.md': text('Sensor'), 'content/p/a/de.md': german() },
    'a',
  ],
  ['a language folder', { ...hugo, 'content/en/p/a.md': text('Sensor'), 'content/de/p/a.md': german() }, 'a'],
  [
    'a language folder beside a file without one',
    { ...hugo, 'content/p/a.md': text('Sensor'), 'content/de/p/a.md': german() },
    'a',
  ],
  [
    'folders of language and country',
    {
      ...hugo,
      'content/en-us/a.md': text('Sensor'),
      'content/de-de/a.md': german(),
      'content/ru/c.md': text('Б'),
    },
    'a',
  ],
  [
    'Docusaurus',
    {
      'docusaurus.config.ts': '',
      'blog/2024-01-02-a.md': text('Sensor'),
      'i18n/de/docusaurus-plugin-content-blog/2024-01-02-a.md': german(),
      'static/nur.png': 'PNG',
    },
    'a',
  ],
  [
    'Jekyll with different dates',
    {
      '_posts/2024-01-02-a.md': text('Sensor'),
      '_posts/2024-05-06-a.de.md': german(),
      'assets/nur.png': 'PNG',
    },
    'a',
  ],
  [
    'front matter with a common key',
    { 'a.md': text('Sensor', 'ref: one\n'), 'f.md': german('lang: de\nref: one\n'), 'nur.png': 'PNG' },
    'a',
  ],
  [
    'front matter that agrees with the file name',
    { 'a.md': text('Sensor'), 'a.pt.md': german('lang: pt-BR\n'), 'nur.png': 'PNG' },
    'a',
  ],
  [
    'a language folder with a common key',
    {
      ...hugo,
      'content/en/a.md': text('Sensor', 'translationKey: one\n'),
      'content/de/f.md': german('translationKey: one\n'),
    },
    'a',
  ],
  ['Polylang', { 'a.xml': wxr(entry(1, 'a', 'en') + entry(2, 'b', 'de')), 'nur.png': 'PNG' }, 'a'],
  ['WPML', { 'a.xml': wxr(wpml(1, 'a', 'en') + wpml(2, 'b', 'de')) }, 'a'],
  ['feeds of one site', { 'en.xml': rss('en', '1', 'A'), 'de.xml': rss('de-DE', '1', 'B') }, 'a'],
  [
    'feeds with xml:lang',
    { 'en.atom': atom('xml:lang="en"', '', '1', 'A'), 'de.atom': atom('', 'xml:lang="de"', '1', 'B') },
    'a',
  ],
];

test.each(besideOurs)('%s: a text in a third language beside ours is left aside', async (_, files, slug) => {
  const { count, found, lines, media, tags, series, redirects } = await take(files);
  const ours = Object.keys(files).some((file) => file.startsWith('content/ru/')) ? 2 : 1;
  expect(count).toBe(ours);
  expect(found(slug, 'en').body).toContain('words');
  expect([media, tags, series]).toEqual([0, [], []]);
  expect(JSON.stringify(redirects)).not.toMatch(/alt|fuehler|\/de\b|\/b\b|p=2/);
  expect(lines.map(({ outcome }) => outcome).toSorted()).toEqual([
    'aside',
    ...Array<string>(ours).fill('taken'),
  ]);
  const aside = lines.find(({ outcome }) => outcome === 'aside');
  const language = JSON.stringify(files).includes('pt-BR') ? /Portuguese/ : /German/;
  expect(aside?.notes[0]?.text).toMatch(language);
  expect(aside?.notes[0]?.ru).toMatch(/немецкий|португальский/);
  expect(files).toHaveProperty([aside?.source ?? '']);
});

const alone: readonly (readonly [
  name: string,
  files: Files,
  slug: string,
  language: string,
  said: RegExp,
])[] = [
  ['front matter', { 'a.md': text('Haus', 'lang: de\n') }, 'a', 'en', /in German.* as English/],
  [
    'front matter of a text in Cyrillic',
    { 'a.md': '---\nlang: uk\n---\nДім, його слова.\n' },
    'a',
    'ru',
    /in Ukrainian.* as Russian/,
  ],
  ['front matter with a locale', { 'a.md': text('Maison', 'locale: fr_CA\n') }, 'a', 'en', /in French/],
  ['a rare language', { 'a.md': text('Bahay', 'language: fil\n') }, 'a', 'en', /in Filipino/],
  ['Polylang', { 'a.xml': wxr(entry(1, 'a', 'de')) }, 'a', 'en', /in German/],
  [
    'a WordPress address with a language',
    {
      'a.xml': wxr(
        wordpressEntry({ id: 1, title: 'a', name: 'a', link: 'https://old.example/?p=1&amp;lang=de' }),
      ),
    },
    'a',
    'en',
    /in German/,
  ],
  [
    'a Ghost post with a locale',
    { 'g.json': ghostOf([{ id: '1', slug: 'a', locale: 'de', status: 'published', html: '<p>x</p>' }]) },
    'a',
    'en',
    /in German/,
  ],
  ['a feed with a language', { 'f.xml': rss('de', '1', 'A') }, 'a', 'en', /in German/],
  ['a feed with xml:lang', { 'f.atom': atom('xml:lang="de-AT"', '', '1', 'A') }, 'a', 'en', /in German/],
];

test.each(alone)(
  '%s: a lone text in a third language is imported with a note',
  async (_, files, slug, language, said) => {
    const { count, found, lines } = await take(files);
    expect(count).toBe(1);
    expect(found(slug, language).body).toBeDefined();
    expect(lines.map(({ outcome }) => outcome)).toEqual(['changed']);
    const notes = lines[0]?.notes.filter(({ text }) => said.test(text)) ?? [];
    expect(notes).toHaveLength(1);
    expect(notes[0]?.ru).toMatch(/^Указан язык «[а-я]+».*«(?:английский|русский)»\.$/);
  },
);

test('a Ghost tag is a language only if the whole tag is one', async () => {
  const posts = ['de', 'new', 'no-sidebar', 'de-luxe'].map((slug, at) => ({
    post: { id: String(at), slug: `p-${slug}`, status: 'published', html: '<p>x</p>' },
    tag: { id: `t${at}`, name: `#${slug}`, slug: `hash-${slug}`, visibility: 'internal' },
    link: { post_id: String(at), tag_id: `t${at}`, sort_order: 0 },
  }));
  const data = {
    posts: posts.map(({ post }) => post),
    tags: posts.map(({ tag }) => tag),
    posts_tags: posts.map(({ link }) => link),
  };
  const { lines } = await take({
    'g.json': JSON.stringify({ db: [{ meta: { exported_on: 1, version: '5' }, data }] }),
  });
  expect(lines.map(({ item, outcome }) => `${outcome} ${item}`)).toEqual([
    'changed posts/p-de',
    'taken posts/p-new',
    'taken posts/p-no-sidebar',
    'taken posts/p-de-luxe',
  ]);
});

const words: readonly (readonly [name: string, files: Files, posts: readonly string[]])[] = [
  [
    'suffixes of file names',
    { 'intro.ts.md': text('A'), 'notes.io.md': text('B') },
    ['intro-ts', 'notes-io'],
  ],
  ['a suffix that is not a language', { 'run.md': text('A'), 'run.go.md': text('B') }, ['run', 'run-go']],
  [
    'suffixes of three letters',
    { 'a.md': text('A'), 'a.new.md': text('B'), 'a.bin.md': text('C') },
    ['a', 'a-bin', 'a-new'],
  ],
  [
    'suffixes that are words',
    { 'sign.md': text('A'), 'sign-in.md': text('B'), 'sign_is.md': text('C') },
    ['sign', 'sign-in', 'sign-is'],
  ],
  ['file names', { 'p/cs/index.md': text('A'), 'p/cs/io.md': text('B') }, ['cs', 'io']],
  ['folders', { 'go/a.md': text('A'), 'io/b.md': text('B'), 'c.md': text('C') }, ['a', 'b', 'c']],
  ['a folder that is not a language', { 'go/a.md': text('A'), 'a.md': text('B') }, ['a', 'a-2']],
  [
    'a folder against the front matter',
    { 'is/a.md': text('A', 'lang: en\n'), 'a.md': text('А') },
    ['a', 'a-2'],
  ],
  [
    'a file name against the front matter',
    { 'a.md': text('A'), 'a.ts.md': text('B', 'lang: en\n') },
    ['a', 'a-ts'],
  ],
  ['an invalid country code', { 'a.md': text('A'), 'a.de-qq.md': text('B') }, ['a', 'a-de-qq']],
  ['two other languages', { 'a.de.md': text('A'), 'a.fr.md': text('B') }, ['a-de', 'a-fr']],
  [
    'a programming language in the front matter',
    { 'a.md': text('A', 'language: typescript\n'), 'b.md': text('B', 'lang: go\n') },
    ['a', 'b'],
  ],
];

test.each(words)('%s: words that are not languages stay part of the name', async (_, files, posts) => {
  const { lines, notes } = await take(files);
  const items = lines.map(({ item }) => item.replace('posts/', '')).toSorted();
  expect(items).toEqual(posts);
  expect(lines.every(({ outcome }) => outcome === 'taken' || outcome === 'changed')).toBe(true);
  expect(notes.filter((note) => !note.includes('Another post is'))).toEqual([]);
});

test('a text in our languages is found by every code of its language', async () => {
  const { count, found, notes } = await take({
    'a.md': text('Один', 'lang: rus\n'),
    'a.en-GB.md': text('One'),
    'b.md': text('2', 'lang: ru_RU\n'),
  });
  expect(count).toBe(3);
  expect([found('a', 'ru').title, found('a', 'en').title, found('b', 'ru').title]).toEqual([
    'Один',
    'One',
    '2',
  ]);
  expect(notes).toEqual([]);
});

test('a CV in a third language beside ours is left aside', async () => {
  const basics = (label: string): string => JSON.stringify({ basics: { name: 'Anna', label } });
  const { lines } = await take({
    'resume.json': basics('Engineer'),
    'resume.de.json': basics('Ingenieurin'),
  });
  expect(lines.filter(({ outcome }) => outcome === 'aside')).toMatchObject([
    { item: 'resume.de.json', notes: [{ text: expect.stringContaining('German') }] },
  ]);
  expect(JSON.stringify(lines)).not.toContain('has the headline already');
});

test.each([
  '',
  '-',
  '_',
  'und',
  'mul',
  'zxx',
  'mis',
  'zz',
  'd',
  'deutsch',
  'de.',
  'de de',
  '../de',
  '[de]',
  'дe',
  'de|.*',
])('%j is not a language', (word) => {
  expect(languageOf(word)).toBe(null);
  expect(languageOfWord(word)).toBe(null);
});

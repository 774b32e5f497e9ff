import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openImport } from '../../testing/importFiles.ts';
import { createProgress } from '../jobs/progress.ts';
import { inRussian } from '../jobs/russian.ts';
import { insertImport } from '../jobs/store.ts';

const text = (name: string, more = ''): string =>
  `---\ntitle: ${name} words\ndate: 2020-01-02\naliases: [/old/${name}]\n${more}---\nThe words of ${name}.\n`;
const broken = (more = ''): string => text('en', `tags: [open\n${more}`);
const ofBoth = 'translationKey: both\n';

/** A site that records what imports create, like those of the panel and of the command line. */
async function openSite(files: Readonly<Record<string, string>>) {
  const { db, folder, run } = await openImport({ ...files, 'other.md': text('other') });
  const row = await insertImport(db, { name: 'a', size: 1, now: 0, task: 'import' });
  const take = async (isDryRun = false) => {
    const lines = await run('', { isDryRun, progress: await createProgress(db, row?.id ?? '') });
    return lines.map(({ outcome, item, notes }) => [outcome, item, ...notes.map((note) => note.text)]);
  };
  const posts = async () => {
    const texts = await db
      .selectFrom('post_translations')
      .innerJoin('posts', 'posts.id', 'post_translations.post_id')
      .select(['slug', 'language', 'title', 'body', 'status', 'revision'])
      .orderBy('slug')
      .orderBy('language', 'desc')
      .execute();
    const leads = await db.selectFrom('redirects').select(['from_path', 'to_path']).execute();
    return {
      texts,
      names: texts.map(({ slug, language }) => `${slug} ${language}`),
      leads: leads.map(({ from_path, to_path }) => `${from_path} ${to_path}`).toSorted(),
    };
  };
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  return { db, take, posts, write };
}

const there = 'A post with this address already exists.';
const waits = (file: string): string =>
  `${file} is the same in the other language and was refused: mend it and import again, and it joins this post.`;
const joins = (file: string): string => `${file} joins its post, which came without it before.`;

const pairs: readonly {
  name: string;
  ru: string;
  en: string;
  refused: string | Buffer;
  key?: string;
}[] = [
  { name: 'bad front matter', ru: 'one/index.ru.md', en: 'one/index.en.md', refused: broken() },
  { name: 'text above the limit', ru: 'one.md', en: 'one.en.md', refused: text('en') + 'a'.repeat(200_001) },
  { name: 'invalid UTF-8', ru: 'ru/one.md', en: 'en/one.md', refused: Buffer.from([0xff, 0xfe]) },
  {
    name: 'a common key',
    ru: 'one.md',
    en: 'first.md',
    refused: broken(`lang: en\n${ofBoth}`),
    key: ofBoth,
  },
  {
    name: 'a common key in TOML',
    ru: 'one.md',
    en: 'first.md',
    refused: '+++\nlang = "en"\ntranslationKey = "both"\ntags = [\n+++\ntext\n',
    key: ofBoth,
  },
];

test.each(pairs)(
  'a text whose sibling is refused says so, and the sibling joins it once corrected: $name',
  async ({ ru, en, refused, key = '' }) => {
    const { take, posts, write } = await openSite({ [ru]: text('ru', `lang: ru\n${key}`) });
    write(en, refused);
    expect(await take(true)).toContainEqual(['changed', 'posts/one', waits(en)]);
    expect(await take()).toContainEqual(['changed', 'posts/one', waits(en)]);
    const before = await posts();
    expect(before.names).toEqual(['one ru', 'other en']);
    expect(await take()).toContainEqual(['kept', 'posts/one', there, waits(en)]);
    expect(await posts()).toEqual(before);

    write(en, text('en', key && `lang: en\n${key}`));
    expect(await take(true)).toContainEqual(['changed', 'posts/one', joins(en)]);
    expect(await posts()).toEqual(before);
    expect(await take()).toContainEqual(['changed', 'posts/one', joins(en)]);
    const whole = await posts();
    expect(whole.names).toEqual(['one ru', 'one en', 'other en']);
    expect(whole.texts).toEqual(expect.arrayContaining(before.texts));
    expect(whole.leads).toEqual([...before.leads, '/old/en /en/post/one'].toSorted());

    expect((await take()).map(([outcome]) => outcome)).toEqual(['kept', 'kept']);
    expect(await posts()).toEqual(whole);
  },
);

test('a slug given in a refused text is used for its post, before and after it is imported', async () => {
  const { take, posts, write } = await openSite({ 'one.md': broken(`lang: ru\nslug: named\n${ofBoth}`) });
  write('first.md', text('en', `lang: en\n${ofBoth}`));
  await take();
  expect((await posts()).names).toEqual(['named en', 'other en']);
  write('one.md', text('ru', `lang: ru\nslug: named\n${ofBoth}`));
  await take();
  expect((await posts()).names).toEqual(['named ru', 'named en', 'other en']);
});

test('a refused text reserves its slug against another one', async () => {
  const { take, posts, write } = await openSite({ 'a/one.md': broken(), 'b/one.md': text('b') });
  await take();
  expect((await posts()).names).toEqual(['one-2 en', 'other en']);
  write('a/one.md', text('a'));
  await take();
  expect((await posts()).texts.map(({ slug, title }) => `${slug} ${title}`)).toEqual([
    'one a words',
    'one-2 b words',
    'other other words',
  ]);
});

test('no text joins a post that awaits none, or awaits another file', async () => {
  const { db, take, posts, write } = await openSite({ 'one.ru.md': text('ru') });
  await take();
  write('one.en.md', text('en'));
  expect(await take()).toContainEqual(['kept', 'posts/one', there]);
  await db.deleteFrom('posts').execute();
  write('one.en.md', broken());
  await take();
  await db.updateTable('import_items').set({ stamp: 'another.md' }).where('kind', '=', 'awaited').execute();
  write('one.en.md', text('en'));
  expect(await take()).toContainEqual(['kept', 'posts/one', there]);
  expect((await posts()).names).toEqual(['one ru', 'other en']);
});

test('a refused text in a third language is not a sibling', async () => {
  const { take, write } = await openSite({ 'one.ru.md': text('ru') });
  write('one.de.md', broken());
  expect(await take()).toContainEqual(['taken', 'posts/one']);
});

test('notes about siblings have a Russian translation', () => {
  expect(inRussian(waits('a.md'))).toMatch(/^Файл a\.md — тот же пост/);
  expect(inRussian(joins('a.md'))).toMatch(/^Файл a\.md добавлен/);
});

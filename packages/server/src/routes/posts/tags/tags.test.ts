import { expect, test } from 'vitest';
import type { Schemas } from '../../../contract/types.ts';
import { recountPosts } from '../../../db/recountPosts.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { describeDatabases } from '../../../testing/describeDatabases.ts';
import { usePosts } from '../../../testing/usePosts.ts';
import { removeExpiredTags } from './store.ts';

type Tag = Schemas['Tag'];
type PostList = Schemas['PostList'];

describeDatabases('tags', (databases) => {
  const posts = usePosts(databases);
  let number = 0;
  /** Creates a public post in both languages, with words that no other test uses. */
  const make = (tags: readonly string[]) => {
    number += 1;
    const text = { status: 'published', body: `слово${number}` };
    return posts.create(
      [
        { ...text, language: 'ru', title: `Пост ${number}` },
        { ...text, language: 'en', title: `Post ${number}` },
      ],
      { tags },
    );
  };
  const list = () => posts.ask<Schemas['TagList']>(200, 'GET', '/api/v1/tags/');
  const tag = async (name: string): Promise<Tag> => {
    const found = (await list()).items.find(({ names }) => names.ru === name || names.en === name);
    if (!found) throw new Error(`There is no tag ${name}.`);
    return found;
  };
  const patch = (id: string, body: object, status = 200) =>
    posts.ask<Tag>(status, 'PATCH', `/api/v1/tags/${id}/`, { body });
  const visit = async (query: string) =>
    (await posts.bench.ask<PostList>('GET', `/api/v1/posts/?${query}`)).body;
  const found = async (query: string) =>
    (await visit(`tag=${encodeURIComponent(query)}&language=ru`)).items.map(({ id }) => id);
  const search = async (q: string, language = 'ru') =>
    (
      await posts.bench.ask<{ items: { title: string; language: string }[] }>(
        'GET',
        `/api/v1/search/?language=${language}&q=${encodeURIComponent(q)}`,
      )
    ).body.items;

  test('a Latin word is a name in both languages, a Cyrillic one only in Russian', async () => {
    await make(['Ассемблер', 'Forth']);
    expect((await tag('Ассемблер')).names).toEqual({ ru: 'Ассемблер', en: null });
    expect(await tag('Forth')).toMatchObject({
      names: { ru: 'Forth', en: 'Forth' },
      slug: 'forth',
      count: 1,
    });
    expect((await tag('Ассемблер')).slug).toBe('assembler');
  });

  test('an English page never shows a name that a tag has only in Russian', async () => {
    const { id, slug } = await make(['Кириллица', 'Ada']);
    const english = await visit('language=en');
    expect(english.items.find((post) => post.id === id)?.tags).toEqual(['Ada']);
    expect(JSON.stringify(english)).not.toContain('Кириллица');
    const post = await posts.bench.ask<Schemas['Post']>('GET', `/api/v1/posts/slug/${slug}/?language=en`);
    expect(post.body.tags).toEqual(['Ada']);
    const newest = await posts.bench.ask('GET', '/api/v1/posts/newest/?language=en');
    expect(newest.text).not.toContain('Кириллица');
    const own = await visit(`tag=${encodeURIComponent('кириллица')}&language=en`);
    expect(own).toMatchObject({
      items: [],
      total: 0,
      languages: ['ru'],
      tag: { name: 'Кириллица', names: { ru: 'Кириллица', en: null } },
    });
    expect(await visit('tag=no-such-tag&language=en')).toMatchObject({ total: 0, tag: null });
    expect(await visit(`tag=${encodeURIComponent('кириллица')}&language=ru`)).toMatchObject({
      total: 1,
      languages: ['ru'],
      tag: { name: 'Кириллица', slug: 'kirillitsa' },
    });
    const map = await posts.bench.ask<Schemas['SitemapTags']>('GET', '/api/v1/sitemap/tags/1/');
    expect(map.body.items.find(({ name }) => name === 'Кириллица')).toMatchObject({ languages: ['ru'] });
    expect(await search('кириллица', 'en')).toEqual([]);
    // An editor gets every tag, so that saving loses none.
    const { token } = posts;
    const edited = await posts.bench.ask<Schemas['Post']>('GET', `/api/v1/posts/${id}/?language=en`, {
      as: await token(),
    });
    expect(edited.body.tags).toEqual(['Кириллица', 'Ada']);
  });

  test('a renamed tag is shown by its new names, and found and searched by these and its former one', async () => {
    const { id, slug } = await make(['Паяльник']);
    const { id: tagId } = await tag('Паяльник');
    const names = { ru: 'Пайка', en: 'Soldering' };
    const descriptions = { en: ' All that is joined. ' };
    const renamed = await patch(tagId, { names, descriptions });
    expect(renamed).toMatchObject({ names, descriptions: { ru: '', en: 'All that is joined.' } });
    for (const word of ['пайка', 'Soldering', 'ПАЯЛЬНИК', 'payalnik'])
      expect(await found(word)).toEqual([id]);
    expect((await visit('language=en')).tags).toContainEqual({ name: 'Soldering', count: 1 });
    expect((await visit('language=ru')).tags).toContainEqual({ name: 'Пайка', count: 1 });
    expect(await visit('tag=soldering&language=en')).toMatchObject({
      tag: { name: 'Soldering', description: 'All that is joined.' },
    });
    expect((await visit('tag=soldering&language=en&q=post')).items).toHaveLength(1);
    expect(await search('soldering', 'en')).toHaveLength(1);
    expect(await search('tag:паяльник')).not.toHaveLength(0);
    // The old word on another post is the same tag.
    const other = await make(['паяльник', 'Soldering']);
    expect(other.tags).toEqual(['Пайка']);
    expect(other.related.map((post) => post.slug)).toEqual([slug]);
  });

  test('a tag must keep at least one name and cannot take a name of another tag', async () => {
    await make(['Первая', 'Вторая']);
    const { id } = await tag('Первая');
    const refused = await posts.bench.ask('PATCH', `/api/v1/tags/${id}/`, {
      as: await posts.token(),
      body: { names: { ru: 'вторая', en: 'First' } },
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('name_taken');
    expect((await tag('Первая')).names.en).toBeNull();
    expect(await found('first')).toEqual([]);
    await patch(id, { names: { ru: null } }, 422);
    await patch(id, { names: { ru: ' ' } }, 422);
    expect((await patch(id, { names: { ru: null, en: 'First' } })).names).toEqual({ ru: null, en: 'First' });
    expect((await visit('language=ru')).tags.map(({ name }) => name)).not.toContain('First');
  });

  test('a merged tag passes its posts, words and names on to the other one', async () => {
    const one = await make(['Железо', 'hardware']);
    const two = await make(['hardware']);
    const [from, into] = [await tag('hardware'), await tag('Железо')];
    const merged = await posts.ask<Tag>(200, 'POST', `/api/v1/tags/${from.id}/merge/`, {
      body: { into: into.id },
    });
    expect(merged).toMatchObject({ id: into.id, names: { ru: 'Железо', en: 'hardware' }, count: 2 });
    expect((await found('hardware')).toSorted()).toEqual([one.id, two.id].toSorted());
    expect((await posts.read(one.id)).tags).toEqual(['Железо']);
    expect((await list()).items.filter(({ slug }) => slug === from.slug)).toEqual([]);
    expect((await visit('language=en')).tags).toContainEqual({ name: 'hardware', count: 2 });
    const itself = { body: { into: into.id } };
    await posts.ask(404, 'POST', `/api/v1/tags/${into.id}/merge/`, itself);
  });

  test('a deleted tag appears nowhere, and is restored to the posts that still exist', async () => {
    const one = await make(['Временная']);
    const two = await make(['Временная']);
    const { id } = await tag('Временная');
    await posts.ask(204, 'DELETE', `/api/v1/tags/${id}/`);
    expect((await posts.read(one.id)).tags).toEqual([]);
    expect(await found('временная')).toEqual([]);
    expect(await search('tag:временная')).toEqual([]);
    expect((await list()).deleted).toMatchObject([{ id, count: 2 }]);
    await posts.ask(404, 'DELETE', `/api/v1/tags/${id}/`);
    await posts.ask(204, 'DELETE', `/api/v1/posts/${two.id}/`);
    const back = await posts.ask<Tag>(200, 'POST', `/api/v1/tags/${id}/restore/`);
    expect(back).toMatchObject({ count: 1, deleted_at: null });
    expect((await posts.read(one.id)).tags).toEqual(['Временная']);
    expect(await search('tag:временная')).toHaveLength(1);
    await posts.ask(200, 'POST', `/api/v1/deleted-posts/${two.id}/restore/`);
    expect((await posts.read(two.id)).tags).toEqual(['Временная']);
    await posts.ask(404, 'POST', `/api/v1/tags/${id}/restore/`);
  });

  test('a restored tag leaves out the posts that have 20 tags without it', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `Мера${at}`);
    const [full, other] = [await make(names), await make(['Мера0'])];
    const { id } = await tag('Мера0');
    await posts.ask(204, 'DELETE', `/api/v1/tags/${id}/`);
    const tags = [...names.slice(1), 'Мера20'];
    await posts.change(full.id, { tags });
    expect(await posts.ask<Tag>(200, 'POST', `/api/v1/tags/${id}/restore/`)).toMatchObject({ count: 1 });
    expect((await posts.read(full.id)).tags).toEqual(tags);
    expect((await posts.read(other.id)).tags).toEqual(['Мера0']);
    await posts.change(full.id, { tags });
  });

  test('a deleted tag used again is restored; after 30 days it is removed permanently', async () => {
    const one = await make(['Забытая']);
    const { id } = await tag('Забытая');
    await patch(id, { names: { en: 'Forgotten' } });
    await posts.ask(204, 'DELETE', `/api/v1/tags/${id}/`);
    const two = await make(['Forgotten']);
    expect(two.tags).toEqual(['Забытая']);
    expect((await posts.read(one.id)).tags).toEqual([]);
    expect(await tag('Забытая')).toMatchObject({ id, count: 1 });
    await posts.ask(204, 'DELETE', `/api/v1/tags/${id}/`);
    const { db } = posts.bench.server.database;
    await removeExpiredTags(db, posts.clock + 29 * 24 * 60 * 60 * 1000);
    expect((await list()).deleted.map((each) => each.id)).toContain(id);
    await removeExpiredTags(db, posts.clock + 30 * 24 * 60 * 60 * 1000);
    expect((await list()).deleted.map((each) => each.id)).not.toContain(id);
    expect(await db.selectFrom('tag_words').selectAll().where('word', '=', 'forgotten').execute()).toEqual(
      [],
    );
  });

  test('counts match a full recount after all operations on tags', async () => {
    const { db } = posts.bench.server.database;
    const counts = () =>
      db
        .selectFrom('tag_counts')
        .select(['name_key', 'name', 'posts', 'published', 'ru', 'en'])
        .orderBy('name_key')
        .execute();
    const kept = await counts();
    await inTransaction(db, recountPosts);
    expect(kept).toEqual(await counts());
  });
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';
import { removeEndedLinks } from './previewLinks.ts';

type Post = Schemas['Post'];

const month = 30 * 24 * 60 * 60 * 1000;

describeDatabases('a preview link', (databases) => {
  const posts = usePosts(databases);
  const link = (post_id: string): Promise<Schemas['PreviewLink']> =>
    posts.ask(201, 'POST', '/api/v1/preview-links/', { body: { post_id } });
  const look = (token: string, query = '') =>
    posts.bench.ask<Post>('GET', `/api/v1/preview-links/${token}/${query}`);
  const draft = () =>
    posts.create(
      [
        { language: 'ru', title: 'Черновик', body: '## Глава' },
        { language: 'en', title: 'Shown', body: 'Shown', status: 'published' },
      ],
      { tags: ['x'] },
    );

  test('shows every text as it would be published, and nothing that is for editors only', async () => {
    const { id, slug } = await draft();
    const pending = { version: 0, revision: 1, title: 'Waiting', summary: 'Soon', body: '**Waiting** <b>' };
    await posts.ask(200, 'PUT', `/api/v1/posts/${id}/pending/en/`, { body: pending });
    const { token, expires_at } = await link(id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(expires_at).toBe(new Date(start + month).toISOString());
    const version = posts.bench.server.contentVersion();

    const { status, body, headers, text } = await look(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ id, slug, tags: ['x'], languages: ['ru', 'en'], previous: null });
    expect(body.translations).toMatchObject([
      { title: 'Черновик', status: 'published', published_at: new Date(start).toISOString() },
      { title: 'Waiting', summary: 'Soon' },
    ]);
    expect(body.translations[0]?.contents).toEqual([{ id: 'glava', level: 2, text: 'Глава' }]);
    expect(body.translations[1]?.html).toBe('<p><strong>Waiting</strong> &lt;b&gt;</p>\n');
    for (const secret of [
      '"body"',
      'is_outdated',
      'has_pending',
      'original_language',
      'preview_link',
      '"pending"',
    ])
      expect(text).not.toContain(secret);
    // A preview link only reads: visitors see the same as before.
    expect((await posts.visit(id)).body.translations.map((row) => row.title)).toEqual(['Shown']);
    expect(posts.bench.server.contentVersion()).toBe(version);
  });

  test('includes the cover preview, as reading the post does; lists omit it', async () => {
    const form = new FormData();
    const create = { width: 32, height: 20, channels: 3, background: '#3579bd' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'cover.png');
    const { url } = await posts.ask<Schemas['Media']>(201, 'POST', '/api/v1/media/', { form });
    const { id, slug } = await posts.create([{ language: 'ru', title: 'С обложкой', status: 'published' }], {
      cover: url,
    });
    const { body } = await posts.visit(id);
    expect(body.cover_preview).toMatch(/^data:image\/webp;base64,\S+$/);
    const bySlug = await posts.bench.ask<Post>('GET', `/api/v1/posts/slug/${slug}/`);
    const shared = await look((await link(id)).token);
    expect([bySlug, shared].map((answer) => answer.body.cover_preview)).toEqual(
      Array(2).fill(body.cover_preview),
    );
    const list = await posts.bench.ask('GET', '/api/v1/posts/');
    expect(list.text).toContain(url);
    expect(list.text).not.toContain('cover_preview');
    const page = await posts.create([{ language: 'ru', title: 'Обо мне' }], { page_face: 'blog' });
    expect((await posts.read(page.id)).cover_preview).toBeNull();
  });

  test('can show one language, and follows what is written', async () => {
    const { id } = await draft();
    const { token } = await link(id);
    const title = async (query: string): Promise<unknown> =>
      (await look(token, query)).body.translations.map((row) => row.title);
    expect([await title('?language=en'), await title('?language=ru')]).toEqual([['Shown'], ['Черновик']]);
    const path = `/api/v1/posts/${id}/pending/ru/`;
    const pending = { version: 0, revision: 1, title: ' ', summary: '', body: 'Раз' };
    await posts.ask(200, 'PUT', path, { body: pending });
    // A post has a title even while an editor has emptied its field.
    expect(await title('?language=ru')).toEqual(['Черновик']);
    await posts.ask(200, 'PUT', path, { body: { ...pending, version: 1, body: 'Два' } });
    expect((await look(token, '?language=ru')).body.translations[0]?.html).toBe('<p>Два</p>\n');
    await posts.ask(204, 'DELETE', path);
    expect((await look(token, '?language=ru')).body.translations[0]?.html).toContain('Глава');
  });

  test('is the only one of its post: a new link ends the former one', async () => {
    const { id } = await draft();
    const [first, second] = [await link(id), await link(id)];
    expect((await look(first.token)).status).toBe(404);
    expect((await look(second.token)).status).toBe(200);
    const { token, ...kept } = second;
    // The token was returned once: the post and the database contain only its hash.
    expect((await posts.read(id)).preview_link).toEqual(kept);
    const rows = await posts.bench.server.database.db.selectFrom('preview_links').selectAll().execute();
    expect(JSON.stringify(rows)).toContain(kept.id);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await look(kept.id)).status).toBe(404);
    await posts.ask(204, 'DELETE', `/api/v1/preview-links/${token}/`);
    expect((await look(second.token)).status).toBe(404);
    expect((await posts.read(id)).preview_link).toBeNull();
    await posts.ask(404, 'DELETE', `/api/v1/preview-links/${token}/`);
    const third = await link(id);
    await posts.ask(204, 'DELETE', `/api/v1/preview-links/${third.id}/`);
    expect((await look(third.token)).status).toBe(404);
  });

  test('exactly one of several links made at once works', async () => {
    const { id } = await draft();
    const links = await Promise.all([1, 2, 3].map(() => link(id)));
    const seen = await Promise.all(links.map(({ token }) => look(token)));
    expect(seen.map((answer) => answer.status).sort()).toEqual([200, 404, 404]);
  });

  test('expires after 30 days', async () => {
    const { id } = await draft();
    const { token } = await link(id);
    posts.clock = start + month - 1;
    await removeEndedLinks(posts.bench.server.database.db, posts.clock);
    expect((await look(token)).status).toBe(200);
    posts.clock = start + month;
    expect((await look(token)).status).toBe(404);
    await removeEndedLinks(posts.bench.server.database.db, posts.clock);
    posts.clock = start;
    expect((await look(token)).status).toBe(404);
    expect((await posts.read(id)).preview_link).toBeNull();
  });

  test('of a deleted post works again once the post is restored', async () => {
    const { id } = await draft();
    const { token } = await link(id);
    await posts.ask(204, 'DELETE', `/api/v1/posts/${id}/`);
    expect((await look(token)).status).toBe(404);
    await posts.ask(200, 'POST', `/api/v1/deleted-posts/${id}/restore/`);
    expect((await look(token)).status).toBe(200);
  });

  test('needs an existing post and a token that was issued', async () => {
    const body = { post_id: '00000000-0000-4000-8000-000000000000' };
    await posts.ask(404, 'POST', '/api/v1/preview-links/', { body });
    for (const token of ['a'.repeat(43), 'short', 'ё'.repeat(30), '%27'.repeat(20)])
      expect((await look(token)).status).toBe(404);
  });
});

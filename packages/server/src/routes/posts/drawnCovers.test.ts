import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { usePosts } from '../../testing/usePosts.ts';

const drawn = /^\/covers\/1-[a-z]+-[0-9a-f]{12}-8c2f5a\.svg$/;
const ofProjects = /^\/covers\/1-[a-z]+-[0-9a-f]{12}-1f4fd8\.svg$/;

describeDatabases('drawn covers', (databases) => {
  const posts = usePosts(databases);
  const text = (title: string) => ({ language: 'ru', title, status: 'published' });
  const get = async <Body>(path: string) => (await posts.bench.ask<Body>('GET', path)).body;
  const set = (body: object) => posts.ask(200, 'PATCH', '/api/v1/site/', { body });
  const upload = async (): Promise<string> => {
    const create = { width: 32, height: 20, channels: 3, background: '#3579bd' } as const;
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'cover.png');
    return (await posts.ask<Schemas['Media']>(201, 'POST', '/api/v1/media/', { form })).url;
  };

  test('a post without a cover gets a drawn one in every response, and editors are told so', async () => {
    const made = await posts.create([text('Без обложки')], { slug: 'bare', tags: ['iot', 'сеть'] });
    expect(made).toMatchObject({ cover: expect.stringMatching(drawn) as string, is_cover_drawn: true });
    const { cover } = made;
    const list = await get<Schemas['PostList']>('/api/v1/posts/');
    const newest = await get<Schemas['NewestPosts']>('/api/v1/posts/newest/?language=ru');
    const page = await get<Schemas['Post']>('/api/v1/posts/slug/bare/');
    for (const found of [list.items[0], newest.items[0], page, await posts.read(made.id)])
      expect(found).toMatchObject({ cover, is_cover_drawn: true });
    expect(page.cover_preview).toMatch(/^data:image\/webp;base64,/);
    expect((await posts.bench.ask('GET', cover ?? '')).status).toBe(200);
    // A drawn cover is not in the library, and cannot be saved as a cover.
    await posts.ask(422, 'PATCH', `/api/v1/posts/${made.id}/`, { body: { cover } });
  });

  test('posts with the same first tag share a drawing style, and a drawn cover survives a new title', async () => {
    const one = await posts.create([text('Раз')], { slug: 'one', tags: ['Пайка', 'другое'] });
    const two = await posts.create([text('Два')], { slug: 'two', tags: ['Пайка'] });
    const systemOf = ({ cover }: Schemas['Post']) => cover?.split('-')[1];
    expect(systemOf(one)).toBe(systemOf(two));
    expect(one.cover).not.toBe(two.cover);
    const { translations, id } = one;
    const input = { translations: [{ language: 'ru', title: 'Иначе', revision: translations[0]?.revision }] };
    expect((await posts.change(id, input)).cover).toBe(one.cover);
  });

  test('an uploaded cover replaces the drawn one until it is removed', async () => {
    const cover = await upload();
    const own = await posts.create([text('Своя')], { slug: 'own', cover });
    expect(own.cover).toBe(cover);
    expect(own).not.toHaveProperty('is_cover_drawn');
    const without = await posts.change(own.id, { cover: null });
    expect(without).toMatchObject({ cover: expect.stringMatching(drawn) as string, is_cover_drawn: true });
  });

  test('an owner’s page has no drawn cover, and a project’s cover uses the portfolio colour', async () => {
    const page = await posts.create([text('Обо мне')], { slug: 'about', page_face: 'portfolio' });
    expect(page.cover).toBeNull();
    expect(page).not.toHaveProperty('is_cover_drawn');
    const body = { translations: [{ language: 'ru', title: 'Проект' }], technologies: ['Go'] };
    const project = await posts.ask<Schemas['Project']>(201, 'POST', '/api/v1/projects/', { body });
    expect(project).toMatchObject({
      cover: expect.stringMatching(ofProjects) as string,
      is_cover_drawn: true,
    });
    const read = await get<Schemas['ProjectPage']>(`/api/v1/project-pages/${project.slug}/`);
    expect(read.cover).toBe(project.cover);
    expect(read.cover_preview).toMatch(/^data:image\/webp;base64,/);
  });

  test('follow the owner’s accent colour and can be switched off', async () => {
    const { id, cover } = await posts.create([text('В цвете')], { slug: 'coloured' });
    await set({ blog_accent: '#0b6e4f' });
    expect((await posts.read(id)).cover).toBe(cover?.replace('8c2f5a', '0b6e4f'));
    await set({ blog_accent: null, draws_covers: false });
    const post = await posts.read(id);
    expect([post.cover, post.cover_preview, 'is_cover_drawn' in post]).toEqual([null, null, false]);
    const { items } = await get<Schemas['ProjectList']>('/api/v1/projects/');
    expect(items.map((project) => project.cover)).toEqual([null]);
    await set({ draws_covers: null });
    expect((await posts.read(id)).cover).toBe(cover);
  });
});

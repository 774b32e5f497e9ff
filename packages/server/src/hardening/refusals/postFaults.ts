import type { Schemas } from '../../contract/types.ts';
import type { World } from '../requests/world.ts';
import type { Special } from './requestParts.ts';
import { fitted, headings, idOf, json, raw, ru, text } from './requestParts.ts';

const postId = async (world: World, n: number) => ({ id: { text: await world.pick('posts', n) } });

/** Faults in posts, their pending changes and their links. */
export const postFaults: Special = {
  'nameRevision precondition_failed': async (_world, ask) => {
    const made = await ask('createPost', { body: json({ translations: [text] }) });
    const body = raw('application/json', '{}', { 'if-match': '"x"' });
    return { path: { ...ru, id: { text: idOf(made) }, revision: { text: '1' } }, body };
  },
  'createPost slug_taken': async (world) => ({
    body: json({ slug: await world.pick('posts', 0, undefined, 'slug'), translations: [text] }),
  }),
  'createPost repeated_language': () => ({ body: json({ translations: [text, text] }) }),
  'createPost slug_reserved': () => ({
    body: json({ slug: 'posts', page_face: 'blog', translations: [text] }),
  }),
  'createPost time_in_future': () => ({
    body: json({ translations: [{ ...text, updated_at: '2190-01-01T00:00:00Z' }] }),
  }),
  'createPost text_too_complex': () => ({ body: json({ translations: [{ ...text, body: headings }] }) }),
  'previewPost text_too_complex': () => ({ body: json({ body: headings }) }),
  'updatePost stale_revision': async (world) => ({
    path: await postId(world, 0),
    body: json({ translations: [{ ...text, revision: 999 }] }),
  }),
  'updatePost slug_taken': async (_world, ask) => {
    await ask('createPost', { body: json({ slug: 'taken-by-a-post', translations: [text] }) });
    const id = { text: idOf(await ask('createPost', { body: json({ translations: [text] }) })) };
    return { path: { id }, body: json({ slug: 'taken-by-a-post' }) };
  },
  'updatePost repeated_language': () => ({ body: json({ translations: [text, text] }) }),
  'updatePost slug_reserved': async (world) => ({
    path: await postId(world, 0),
    body: json({ slug: 'admin', page_face: 'portfolio' }),
  }),
  'updatePost title_required': async (world, ask) => {
    const path = await postId(world, 0);
    await ask('updatePost', { path, body: fitted({ translations: [{ language: 'en', removed: true }] }) });
    return { path, body: json({ translations: [{ language: 'en', summary: 'x' }] }) };
  },
  'updatePost time_in_future': async (world) => ({
    path: await postId(world, 0),
    body: json({ translations: [{ language: 'ru', updated_at: '2190-01-01T00:00:00Z' }] }),
  }),
  'updatePost last_language': async (world) => ({
    path: await postId(world, 1),
    body: fitted({
      translations: [
        { language: 'ru', removed: true },
        { language: 'en', removed: true },
      ],
    }),
  }),
  'updatePost text_too_complex': async (world) => ({
    path: await postId(world, 0),
    body: fitted({ translations: [{ language: 'ru', body: headings }] }),
  }),
  'savePending stale_revision': async (world) => ({
    path: { ...(await postId(world, 0)), ...ru },
    body: json({ version: 0, revision: 999, title: '', summary: '', body: '' }),
  }),
  'dropPending stale_revision': async (world, ask) => {
    const path = { ...(await postId(world, 0)), ...ru };
    const { text } = await ask('getPost', { path: { id: path.id } });
    const { translations } = JSON.parse(text) as Schemas['Post'];
    const revision = translations.find(({ language }) => language === 'ru')?.revision;
    await ask('savePending', {
      path,
      body: json({ version: 0, revision, title: '', summary: '', body: '' }),
    });
    return { path, query: 'version=1' };
  },
  'getSharedPost text_too_complex': async (world, ask) => {
    const { id } = await postId(world, 0);
    const body = fitted({ version: 0, revision: 1, title: '', summary: '', body: headings });
    await ask('savePending', { path: { id, ...ru }, body });
    const { text } = await ask('createPreviewLink', { body: json({ post_id: id.text }) });
    return { path: { token: { text: (JSON.parse(text) as { token: string }).token } } };
  },
};

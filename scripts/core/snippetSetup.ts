// Loaded before each snippet of the documents: its environment, with a scripted service instead of the network.
import { authService, makeUser } from '../../packages/core/src/testing.ts';

const machineClock = {
  now: Date.now,
  setTimeout: (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds),
  clearTimeout: (timer: unknown) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
const post = {
  id: '0b0f5c9e-1f0c-4c57-9f4e-0d2b8f3a1c11',
  slug: 'first',
  tags: [],
  translations: [{ language: 'en', title: 'First', status: 'published' }],
};
const service = authService({
  clock: machineClock,
  scripts: {
    listPosts: { items: [post], total: 1, next_cursor: null, tags: [] },
    getPostBySlug: post,
    updatePost: post,
    getTag: { id: post.id, names: { ru: null, en: 'Lathe' } },
    updateTag: { id: post.id, names: { ru: null, en: 'Lathes' } },
    createPost: post,
    createAccessToken: { id: post.id, token: 'janus_pat_example' },
    getMe: makeUser('owner'),
    'GET /things/{id}': { id: '7', name: 'A lamp' },
  },
});
// The page's origin is known, as in a browser.
Object.assign(globalThis, {
  fetch: service.fetch,
  location: {
    href: 'https://me.example/',
    origin: 'https://me.example',
    assign: (to: string) => console.log(to),
  },
});
Object.assign(process.env, {
  JANUS_URL: 'https://me.example',
  JANUS_USERNAME: 'owner',
  JANUS_PASSWORD: 'secret',
});

import type { Handlers } from '../../contract/handler.ts';
import { readSitemap, sitemapPosts, sitemapTags } from './store.ts';

export const sitemapHandlers = {
  getSitemap: async ({ db, now }) => ({ status: 200, body: await readSitemap(db, now()) }),

  listSitemapPosts: async ({ db, input, now }) => {
    return { status: 200, body: await sitemapPosts(db, Number(input.params.part), now()) };
  },

  listSitemapTags: async ({ db, input, now }) => {
    return { status: 200, body: await sitemapTags(db, Number(input.params.part), now()) };
  },
} satisfies Partial<Handlers>;

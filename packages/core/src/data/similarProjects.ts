import type { Language } from '../route/faces.ts';
import { keyOf } from './resource.ts';
import type { Loader } from './resource.ts';
import type { ProjectLink } from './types.ts';
import { largestPage } from './wholeList.ts';

const offered = 3;

/** Loads the published projects that are most similar to an address without a page; none if nothing is similar. */
export function similar(language: Language, wanted: string): Loader<ProjectLink[]> {
  return {
    key: keyOf('listProjects', 'similar', wanted, { language }),
    load: async (api) => {
      const query = { language, limit: largestPage };
      const list = await api.portfolio.GET('/api/v1/projects/', { params: { query } });
      if (!list.ok) return list;
      // Editors receive hidden projects as well, whose pages visitors cannot open.
      const open = list.data.items.filter((project) => project.is_published);
      // Loaded on demand, because most addresses without a page are compared with nothing.
      const names = await import('../text/similarNames.ts').catch(() => null);
      const near = names?.mostSimilar(open, names.nameIn(wanted)) ?? [];
      const data = near.slice(0, offered).map(({ slug, translations: [text] }) => ({
        slug,
        title: text?.title ?? slug,
        language: text?.language ?? language,
      }));
      return { ...list, data };
    },
  };
}

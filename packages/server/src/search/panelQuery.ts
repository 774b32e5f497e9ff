import type { Database } from '../db/schema.ts';
import { indexQueryOf, type IndexQuery } from './indexQuery.ts';
import { meaningOf, type Meaning } from './meaning.ts';

const shortestStart = 3;

/** The panel's index query for a search; a word still being typed finds all words that begin with it. */
export function panelIndexQuery({ terms, query }: Meaning): IndexQuery {
  const asked = indexQueryOf({ terms, query });
  const last = terms.at(-1);
  if (!query.isOpen || last === undefined || last.typed.length < shortestStart) return asked;
  const at = terms.length - 1;
  const all = asked.all.map((group, place) => (place === at ? { ...group, prefix: last.typed } : group));
  return { ...asked, all };
}

/** The index query for the filter words of a panel list; null where there are none. */
export async function panelQuery(db: Database, q: string): Promise<IndexQuery | null> {
  const asked = panelIndexQuery(await meaningOf(db, q, 'panel'));
  return asked.all.length > 0 ? asked : null;
}

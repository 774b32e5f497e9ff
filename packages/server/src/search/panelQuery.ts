import type { Database } from '../db/schema.ts';
import { indexQueryOf, type IndexQuery } from './indexQuery.ts';
import { meaningOf, type Meaning } from './meaning.ts';

const shortestStart = 3;

/** What a query asks the panel's index: there a word that is still being typed finds all that begin so. */
export function panelIndexQuery({ terms, query }: Meaning): IndexQuery {
  const asked = indexQueryOf({ terms, query });
  const last = terms.at(-1);
  if (!query.isOpen || last === undefined || last.typed.length < shortestStart) return asked;
  const at = terms.length - 1;
  const all = asked.all.map((group, place) => (place === at ? { ...group, prefix: last.typed } : group));
  return { ...asked, all };
}

/** What the words of a list of the panel ask its index; null where there are none. */
export async function panelQuery(db: Database, q: string): Promise<IndexQuery | null> {
  const asked = panelIndexQuery(await meaningOf(db, q, 'panel'));
  return asked.all.length > 0 ? asked : null;
}

import { inLanguage, languages } from '@janus-site/core';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { CareerEntryTable } from '../db/schema/portfolio.ts';
import { addDocuments, removeDocuments, type SearchDocument } from './searchIndex.ts';

/** CV entries are indexed under the kind of jobs; the filter and the id distinguish them. */
const kind = 'experience';

type Entry = Pick<CareerEntryTable, 'id' | 'section' | 'fields' | 'deleted_at'>;

/** Returns an entry's document for each language it has text in; its name may exist only in the other one. */
function documentsOf({ id, section, fields: json }: Entry): SearchDocument[] {
  const fields = JSON.parse(json) as Schemas['CareerFields'];
  const { title, organisation, level, summary, keywords } = fields;
  const names = section === 'education' ? [organisation, title] : [title, organisation];
  return languages
    .filter((language) =>
      [title, organisation, level, summary, keywords].some((said) => said?.[language] !== undefined),
    )
    .map((language) => ({
      kind,
      foundAs: 'career',
      item_id: id,
      language,
      slug: null,
      title: names.flatMap((name) => inLanguage(name, language) ?? []).join(', '),
      keywords: keywords?.[language] ?? [],
      // they are not tags
      facts: [],
      headings: '',
      summary: '',
      // a level is not a sentence: without a full stop it would run into the next one
      prose: [level, summary].flatMap((said) => said?.[language] ?? []).join('. '),
      code: '',
      published_at: null,
    }));
}

/** Updates the search index for a CV entry, after any change to it. */
export async function indexCareer(trx: Database, entry: Entry): Promise<void> {
  await removeDocuments(trx, kind, entry.id);
  if (entry.deleted_at === null) await addDocuments(trx, documentsOf(entry));
}

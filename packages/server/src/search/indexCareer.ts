import { inLanguage, languages } from '@janus-site/core';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { CareerEntryTable } from '../db/schema/portfolio.ts';
import { addDocuments, removeDocuments, type SearchDocument } from './searchIndex.ts';

/**
 * An entry of the CV stands in the search as places of work do, of which it is told apart by what it is narrowed to and
 * by its id.
 */
const kind = 'experience';

type Entry = Pick<CareerEntryTable, 'id' | 'section' | 'fields' | 'deleted_at'>;

/** What an entry is found by in the languages in which it says something; its name may be there in the other one alone. */
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
      // they are no tags
      facts: [],
      headings: '',
      summary: '',
      // a level is no sentence: without a point it would run into the next
      prose: [level, summary].flatMap((said) => said?.[language] ?? []).join('. '),
      code: '',
      published_at: null,
    }));
}

/** Brings the search in line with an entry of the CV, after any change of it. */
export async function indexCareer(trx: Database, entry: Entry): Promise<void> {
  await removeDocuments(trx, kind, entry.id);
  if (entry.deleted_at === null) await addDocuments(trx, documentsOf(entry));
}

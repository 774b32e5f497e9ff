import type { Database } from '../db/schema.ts';
import type { Json } from '../db/schema/columns.ts';
import { pictureTexts, splitText, textContent } from '../markdown/words.ts';
import { textList } from '../values.ts';
import { tagFact } from './matching.ts';
import { addPanelTexts, removePanelTexts, type PanelText } from './panelIndex.ts';
import { addDocuments, removeDocuments, type SearchDocument } from './searchIndex.ts';

/** A project or a job with everything it is found by. */
export interface FoundItem {
  kind: 'project' | 'experience';
  row: { id: string; is_published: 0 | 1; technologies: Json; updated_at: number; deleted_at: number | null };
  texts: readonly { language: 'ru' | 'en'; title: string; summary: string; html: string }[];
}

function documentsOf({ kind, row: { id, technologies }, texts }: FoundItem): SearchDocument[] {
  return texts.map(({ language, title, summary, html }) => ({
    kind,
    item_id: id,
    language,
    slug: null,
    title,
    keywords: textList(technologies),
    summary,
    ...splitText(html),
    published_at: null,
  }));
}

function panelTextOf({ kind: item, row, texts }: FoundItem): PanelText[] {
  const keywords = textList(row.technologies);
  return texts.map(({ language, title, summary, html }) => ({
    kind: row.deleted_at === null ? 'draft' : 'deleted',
    item,
    item_id: row.id,
    language,
    title,
    time: row.deleted_at ?? row.updated_at,
    texts: [...keywords, summary, textContent(html), ...pictureTexts(html)],
    facts: keywords.map(tagFact),
  }));
}

/** The searchable words of a text's pictures; the title has a line for each. */
export function pictureText(
  place: Pick<PanelText, 'item' | 'item_id' | 'language' | 'time'>,
  html: string,
): PanelText[] {
  const texts = pictureTexts(html);
  return texts.length === 0 ? [] : [{ ...place, kind: 'picture', title: texts.join('\n'), texts: [] }];
}

/** Updates the search index for an item; null removes it. */
export async function replaceItem(
  trx: Database,
  place: { kind: FoundItem['kind']; id: string },
  found: FoundItem | null,
): Promise<void> {
  await removeDocuments(trx, place.kind, place.id);
  await removePanelTexts(trx, place.id);
  if (found === null) return;
  const { kind: item, row, texts } = found;
  const isShown = row.deleted_at === null && row.is_published === 1;
  await addDocuments(trx, isShown ? documentsOf(found) : []);
  await addPanelTexts(trx, isShown ? [] : panelTextOf(found));
  if (row.deleted_at !== null) return;
  const pictures = texts.flatMap(({ language, html }) =>
    pictureText({ item, item_id: row.id, language, time: row.updated_at }, html),
  );
  await addPanelTexts(trx, pictures);
}

import { sql } from 'kysely';
import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import type { PanelDocumentTable } from '../db/schema/upkeep.ts';
import { engineOf, locked } from '../db/transaction.ts';
import { factWord, indexWords, ofItem, ownWords } from './matching.ts';
import { pairsIn } from './pairs.ts';
import { tokensOf } from './stem.ts';
import { countWords } from './vocabulary.ts';
import { addToIndex, removeFromIndex, type Place } from './writeIndex.ts';

export type PanelKind = PanelDocumentTable['kind'];

/** Text that only the panel finds: drafts, pending changes, messages, the trash, words of pictures. */
export interface PanelText extends Place<PanelKind> {
  item: PanelDocumentTable['item'];
  title: string;
  /** Milliseconds; determines its place in the results. */
  time: number;
  /** What it is found by, in addition to the title. */
  texts: readonly string[];
  /** List filters, in addition to the kind. */
  facts?: readonly string[];
}

/** Adds texts to the panel's search index; previous ones in their places must be removed first. */
export async function addPanelTexts(trx: Database, texts: readonly PanelText[]): Promise<void> {
  const added = texts.map(({ time, texts: rest, facts = [], ...row }) => {
    const all = [row.title, ...rest];
    const own = [...new Set(indexWords(all.flatMap(tokensOf)))];
    const words = [...own, ...[row.kind, ofItem(row.item), ...facts].map(factWord)];
    return { row, time, words, pairs: pairsIn(all), own };
  });
  await addToIndex(trx, 'panel', added);
  await countWords(trx, 'panel', { texts: added.map(({ own }) => own), by: 1 });
}

/** Removes an item's texts from the panel's search index: of some kinds or all, in one language or all. */
export async function removePanelTexts(
  trx: Database,
  itemId: string,
  { kinds, language }: { kinds?: readonly PanelKind[]; language?: 'ru' | 'en' } = {},
): Promise<void> {
  let places = trx
    .selectFrom('panel_documents')
    .select(['number', 'kind', 'language'])
    .where('item_id', '=', itemId);
  if (kinds) places = places.where('kind', 'in', kinds);
  if (language) places = places.where('language', '=', language);
  const numbers = (await locked(trx, places).execute()).map(({ number }) => number);
  if (numbers.length === 0) return;
  await countWords(trx, 'panel', { texts: await wordsAt(trx, numbers), by: -1 });
  await removeFromIndex(trx, 'panel', numbers);
}

async function wordsAt(trx: Database, numbers: readonly number[]): Promise<string[][]> {
  const { rows } = await (
    engineOf(trx) === 'sqlite'
      ? sql<{ words: string }>`select words from panel_index where ${isOneOf(trx, 'rowid', numbers)}`
      : sql<{ words: string }>`select array_to_string(tsvector_to_array(words), ' ') as words
          from panel_index where ${isOneOf(trx, 'number', numbers)}`
  ).execute(trx);
  return rows.map(({ words }) => ownWords(words.split(' ')));
}

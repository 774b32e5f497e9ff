import type { Schemas } from '../contract/types.ts';
import { storedMessages } from '../db/live.ts';
import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { indexQueryOf } from './indexQuery.ts';
import { bestOf } from './best.ts';
import { wholeCandidates } from './candidates.ts';
import { factGroup, factWord, ofItem } from './matching.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { newestNumbers } from './newest.ts';
import { panelIndexQuery } from './panelQuery.ts';
import { normalise, tokensOf, wordsIn } from './stem.ts';
import { createMatch } from './terms.ts';

type Item = Schemas['PanelSearchItem'];

const panelKinds = ['post', 'project', 'experience', 'career', 'message', 'picture'] as const;
export type FoundKind = (typeof panelKinds)[number];

export interface PanelRequest {
  q: string;
  kind?: FoundKind;
  /** Titles are shown in this language where a text in it was found as well. */
  language: 'ru' | 'en';
  /** Per kind. */
  limit: number;
  now: number;
}

/** How many of the newest matching texts are checked for words in the title. */
const mostCompared = 100;

interface Row {
  item: Item['item'];
  item_id: string;
  language: 'ru' | 'en';
  title: string;
  isDeleted: boolean;
}

/** How well a title matches: the palette is used to find names more than texts. */
type Worth = (title: string) => number;

/**
 * Returns what has the words, published or not, in the trash or not, except CV entries, which are all published; those
 * with the words in the title first.
 */
export async function findInPanel(
  db: Database,
  { q, kind, language, limit, now }: PanelRequest,
): Promise<Item[]> {
  const meaning = await meaningOf(db, q, 'panel');
  if (indexQueryOf(meaning).all.length === 0) return [];
  const worth = createWorth(meaning);
  const items: Item[] = [];
  for (const each of kind ? [kind] : panelKinds) {
    const published =
      each === 'message' || each === 'picture'
        ? []
        : await publishedRows(db, meaning, { kind: each, limit, now });
    if (each === 'post') published.push(...(await publishedRows(db, meaning, { kind: 'page', limit, now })));
    const rows = [...published, ...(await panelRows(db, meaning, each))];
    const found = itemsOf(each, rows, { worth, language }).slice(0, limit);
    items.push(...(each === 'message' ? await withStates(db, found) : found));
  }
  return items;
}

async function publishedRows(
  db: Database,
  meaning: Meaning,
  {
    kind,
    limit,
    now,
  }: { kind: 'post' | 'page' | 'project' | 'experience' | 'career'; limit: number; now: number },
): Promise<Row[]> {
  const numbers = await wholeCandidates(db, meaning, { kind, now: Infinity });
  // both languages of an item may be found
  const { best } = await bestOf(db, meaning, { numbers, isWhole: true, limit: limit * 2, now });
  const order = best.map(({ number }) => number);
  const rows = await db
    .selectFrom('search_documents')
    .select(['number', 'item_id', 'language', 'title'])
    .where(isOneOf(db, 'number', order))
    .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return order
    .flatMap((number) => byNumber.get(number) ?? [])
    .map((row) => ({ ...row, item: kind === 'page' ? 'post' : kind, isDeleted: false }));
}

async function panelRows(db: Database, meaning: Meaning, kind: FoundKind): Promise<Row[]> {
  const { all, pairs, without } = panelIndexQuery(meaning);
  const states = kind === 'message' ? ['message', 'deleted'] : ['draft', 'pending', 'deleted'];
  const facts =
    kind === 'picture' ? [factGroup('picture')] : [factGroup(ofItem(kind)), { words: states.map(factWord) }];
  const numbers = await newestNumbers(db, {
    from: 'panel',
    all: [...all, ...facts],
    without,
    pairs,
    below: Number.MAX_SAFE_INTEGER,
    most: mostCompared,
  });
  const rows = await db
    .selectFrom('panel_documents')
    .select(['kind', 'item', 'item_id', 'language', 'title'])
    .where(isOneOf(db, 'number', numbers))
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ kind: state, ...row }) => ({ ...row, isDeleted: state === 'deleted' }));
}

function createWorth({ terms, query }: Meaning): Worth {
  const match = createMatch(terms, query.phrases.flat());
  const open = query.isOpen ? terms.at(-1)?.typed : undefined;
  return (title) => {
    const found = new Set(tokensOf(title).flatMap((token) => match.at(token) ?? []));
    if (open !== undefined && wordsIn(normalise(title)).some((word) => word.startsWith(open)))
      found.add(terms.length - 1);
    return found.size;
  };
}

/** Lists each item once, at the place of its best text, with the title in the preferred language. */
function itemsOf(
  kind: FoundKind,
  rows: readonly Row[],
  { worth, language }: { worth: Worth; language: 'ru' | 'en' },
): Item[] {
  const worded = rows.map((row) => {
    const titles = row.title.split('\n').map((title) => ({ title, worth: worth(title) }));
    const best = titles.reduce((first, next) => (next.worth > first.worth ? next : first));
    return { ...row, ...best };
  });
  const items = new Map<string, Item>();
  for (const row of worded.toSorted((a, b) => b.worth - a.worth)) {
    const { item, item_id: id, title } = row;
    const before = items.get(id);
    if (before && (before.language === language || row.language !== language)) continue;
    items.set(id, { kind, item, id, title, language: row.language, is_deleted: row.isDeleted, state: null });
  }
  return [...items.values()];
}

async function withStates(db: Database, items: readonly Item[]): Promise<Item[]> {
  const ids = items.map(({ id }) => id);
  const rows = await storedMessages(db)
    .select(['id', 'state'])
    .where(isOneOf(db, 'id', ids))
    .execute();
  const states = new Map(rows.map((row) => [row.id, row.state]));
  return items.map((item) => ({ ...item, state: states.get(item.id) ?? null }));
}

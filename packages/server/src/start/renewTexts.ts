import type { Language } from '@janus-site/core';
import { sql } from 'kysely';
import { readFact } from '../db/facts.ts';
import { dueRound, noteForm, type Form } from '../db/forms.ts';
import { withLease } from '../db/lease.ts';
import type { Database } from '../db/schema.ts';
import { touchRepresentation, type ListedTable } from '../db/touchRepresentation.ts';
import { isOneOf } from '../db/rows.ts';
import { writeContent } from '../db/transaction.ts';
import { renderCard, renderPost } from '../markdown/markdown.ts';
import type { Rendered } from '../markdown/types.ts';
import { indexPost } from '../routes/posts/refresh.ts';
import { postRow, translationsOf } from '../routes/posts/store.ts';
import { indexExperience } from '../search/indexExperience.ts';
import { indexProject } from '../search/indexProject.ts';

/**
 * The form in which texts are rendered. Raise the value after changing it, and each site renders its texts again after
 * its next start.
 */
export const renderForm: Form = { key: 'render_form', value: '7' };

/** A table of rendered texts: the columns that identify a row, and the item it belongs to. */
interface TextTable {
  table: string;
  key: string;
  item: string;
  text: string;
  html: string;
  /** Whether the text has its own page. */
  isPage?: true;
  isPost?: true;
  /** The table of the item, if clients can request what has changed in its list. */
  items?: ListedTable;
  index?(trx: Database, id: string): Promise<void>;
}

const textTables: readonly TextTable[] = [
  { table: 'post_translations', key: 'post_id', item: 'post_id', text: 'body', html: 'html', isPage: true, isPost: true, items: 'posts', index: indexPostById },
  { table: 'project_translations', key: 'project_id', item: 'project_id', text: 'description', html: 'description_html', items: 'projects', index: indexProject },
  { table: 'project_translations', key: 'project_id', item: 'project_id', text: 'body', html: 'body_html', isPage: true, items: 'projects', index: indexProject },
  { table: 'experience_translations', key: 'experience_id', item: 'experience_id', text: 'description', html: 'description_html', items: 'experiences', index: indexExperience },
  { table: 'profile_translations', key: 'language', item: `'about'`, text: 'about', html: 'about_html' },
]; // prettier-ignore

/** After this many rounds, a text that could not be rendered keeps its old HTML until it is saved again. */
const mostRounds = 3;

/** Texts in memory, and in one write, at a time. */
const slice = 20;

interface TextRow {
  key: string;
  item: string;
  language: Language;
  text: string;
  html: string;
}

async function indexPostById(trx: Database, id: string): Promise<void> {
  const post = await postRow(trx, id);
  if (post.deleted_at === null) await indexPost(trx, post, await translationsOf(trx, id));
}

/** Records the current form for a site without texts: later texts are rendered in it. */
export async function noteFormOfEmptySite(db: Database): Promise<void> {
  if ((await readFact(db, renderForm.key)) !== undefined) return;
  for (const { table } of textTables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return;
  }
  await noteForm(db, renderForm);
}

async function nextRows(
  db: Database,
  { table, key, item, text, html }: TextTable,
  after: TextRow | undefined,
) {
  const { rows } = await sql<TextRow>`select ${sql.ref(key)} as key, ${sql.raw(item)} as item, language,
    ${sql.ref(text)} as text, ${sql.ref(html)} as html from ${sql.table(table)}
    where ${sql.ref(key)} > ${after?.key ?? ''}
    or (${sql.ref(key)} = ${after?.key ?? ''} and language > ${after?.language ?? ''})
    order by ${sql.ref(key)}, language limit ${slice}`.execute(db);
  return rows;
}

type Renewed = TextRow & { rendered: Rendered };

async function write(trx: Database, columns: TextTable, row: Renewed): Promise<boolean> {
  const { table, key, text, html, isPost } = columns;
  const { rendered } = row;
  const contents = JSON.stringify(rendered.contents);
  const more = isPost ? sql`, contents = ${contents}, reading_minutes = ${rendered.reading_minutes}` : sql``;
  // a text saved meanwhile is rendered in the current form already
  const { numAffectedRows } =
    await sql`update ${sql.table(table)} set ${sql.ref(html)} = ${rendered.html} ${more}
    where ${sql.ref(key)} = ${row.key} and language = ${row.language} and ${sql.ref(text)} = ${row.text}`.execute(
      trx,
    );
  return numAffectedRows !== 0n;
}

/** Renders a text as HTML. */
export function renderText(db: Database, row: TextRow, isPage: boolean): Promise<Rendered> {
  const source = { body: row.text, language: row.language, account: null };
  return isPage ? renderPost(db, source) : renderCard(db, source, row.item);
}

export interface RenewOptions {
  now(): number;
  /** Nothing more is started after it aborts. */
  signal: AbortSignal;
  /** Called for a text that could not be rendered. */
  onError(error: unknown): void;
  /** Tests pass one that fails. */
  render?: typeof renderText;
  /** Tests pass that of another version. */
  form?: Form;
}

/** Returns whether every text could be rendered. */
async function renewTable(
  db: Database,
  columns: TextTable,
  { now, signal, onError, render = renderText }: RenewOptions,
): Promise<boolean> {
  let isComplete = true;
  for (let rows = await nextRows(db, columns, undefined); rows.length > 0 && !signal.aborted;) {
    const renewed: Renewed[] = [];
    for (const row of rows) {
      if (signal.aborted) return false;
      const rendered = await render(db, row, columns.isPage ?? false).catch((error: unknown) => {
        onError(error);
        isComplete = false;
        return null;
      });
      if (rendered && rendered.html !== row.html) renewed.push({ ...row, rendered });
    }
    if (renewed.length > 0)
      await writeContent(db, async (trx) => {
        const items = new Set<string>();
        for (const row of renewed) if (await write(trx, columns, row)) items.add(row.item);
        for (const id of items) await columns.index?.(trx, id);
        if (columns.items)
          await touchRepresentation(trx, columns.items, isOneOf(trx, 'id', [...items]), now());
      });
    rows = await nextRows(db, columns, rows.at(-1));
  }
  return isComplete;
}

/**
 * Renders the texts of a site again if they have an older form, slice by slice, while the old HTML is served. An
 * interrupted run starts over. A second round follows later, for an older version may still save texts meanwhile, and a
 * third if a text could not be rendered, for a busy machine may be the reason; unchanged HTML is not written.
 */
export async function renewTexts(db: Database, options: RenewOptions): Promise<void> {
  const { now, signal, form = renderForm } = options;
  await withLease(db, 'render_lease', now, async () => {
    const round = await dueRound(db, form, now());
    if (round === null) return;
    let isComplete = true;
    for (const columns of textTables) isComplete = (await renewTable(db, columns, options)) && isComplete;
    if (signal.aborted) return;
    const isLast = round >= (isComplete ? 2 : mostRounds);
    await noteForm(db, form, isLast ? undefined : { round, now: now() });
  });
}

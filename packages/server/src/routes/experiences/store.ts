import type { Schemas } from '../../contract/types.ts';
import type { Database, ExperienceTable, ExperienceTranslationTable } from '../../db/schema.ts';
import { problem } from '../../errors.ts';
import { cutPage, decodeCursor } from '../../paging.ts';
import { groupBy } from '../shared/values.ts';
import type { View } from '../shared/view.ts';
import { experienceAnswer } from './answer.ts';

export interface ListRequest {
  limit: number;
  cursor?: string;
  /** Visitors see what is published and has a text. */
  publishedOnly: boolean;
  view: View;
}

export async function listExperiences(
  db: Database,
  request: ListRequest,
): Promise<Schemas['ExperienceList']> {
  const after = decodeCursor(request.cursor);
  let visible = db.selectFrom('experiences');
  if (request.publishedOnly) {
    visible = visible
      .where('is_published', '=', 1)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('experience_translations')
            .select('experience_translations.id')
            .whereRef('experience_translations.experience_id', '=', 'experiences.id'),
        ),
      );
  }
  const { total } = await visible
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let rest = visible.selectAll().orderBy('position').orderBy('id');
  if (after) {
    rest = rest.where((eb) =>
      eb.or([
        eb('position', '>', after[0]),
        eb.and([eb('position', '=', after[0]), eb('id', '>', after[1])]),
      ]),
    );
  }
  const rows = await rest.limit(request.limit + 1).execute();
  const { rows: page, next_cursor } = cutPage(rows, request.limit, (row) => [row.position, row.id]);
  const items = await withTranslations(db, page, request.view);
  return { items, total: Number(total), next_cursor };
}

async function withTranslations(
  db: Database,
  rows: readonly ExperienceTable[],
  view: View,
): Promise<Schemas['Experience'][]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const translations = await db
    .selectFrom('experience_translations')
    .selectAll()
    .where('experience_id', 'in', ids)
    .execute();
  const groups = groupBy(translations, (translation) => translation.experience_id);
  return rows.map((row) => experienceAnswer(row, groups.get(row.id) ?? [], view));
}

export async function experienceRow(db: Database, id: string): Promise<ExperienceTable> {
  const row = await db
    .selectFrom('experiences')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

export async function getExperience(db: Database, id: string, view: View): Promise<Schemas['Experience']> {
  const [experience] = await withTranslations(db, [await experienceRow(db, id)], view);
  if (!experience) throw problem('not_found');
  return experience;
}

export async function translationRow(
  db: Database,
  experienceId: string,
  id: string,
): Promise<ExperienceTranslationTable> {
  const row = await db
    .selectFrom('experience_translations')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('experience_id', '=', experienceId.toLowerCase())
    .executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

/** Every write of an experience or of its text shows in its time. */
export async function touchExperience(
  trx: Database,
  id: string,
  now: number,
  values: Partial<ExperienceTable> = {},
): Promise<void> {
  await trx
    .updateTable('experiences')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

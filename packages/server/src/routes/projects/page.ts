import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { ProjectTable, ProjectTranslationTable } from '../../db/schema/portfolio.ts';
import { problem } from '../../errors.ts';
import { aliasHeadings } from '../shared/aliasHeadings.ts';
import { pick } from '../shared/languages.ts';
import { projectSlugs } from '../shared/projectSlugs.ts';
import type { View } from '../shared/view.ts';
import { projectStore } from './store.ts';

type ProjectLink = Schemas['ProjectLink'];

type Row = Pick<ProjectTable, 'id' | 'slug' | 'is_featured'>;

/** The home page shows these first, and large; the others follow as a table. */
const featuredCount = 3;

function inHomeOrder(rows: readonly Row[]): Row[] {
  const featured = rows.filter((row) => row.is_featured === 1).slice(0, featuredCount);
  return [...featured, ...rows.filter((row) => !featured.includes(row))];
}

/** Returns the page of a project, to visitors only if published; its neighbours are always published. */
export async function readProjectPage(
  db: Database,
  reference: string,
  view: View,
): Promise<Schemas['ProjectPage']> {
  const id = await projectSlugs.idBySlug(db, reference.toLowerCase());
  if (id === undefined) throw problem('not_found');
  const project = await projectStore.read(db, id, { publishedOnly: !view.withSource, view });
  const texts = await db
    .selectFrom('project_translations')
    .select(['language', 'description_html', 'body_html'])
    .where('project_id', '=', id)
    .orderBy('language', 'desc')
    .execute();
  const order = inHomeOrder(await projectStore.columns(db, true, ['id', 'slug', 'is_featured']));
  const at = order.findIndex((row) => row.id === id);
  const beside = (place: number) => (at === -1 ? undefined : order[place]);
  const [previous, next] = await Promise.all([
    linkTo(db, beside(at - 1), view),
    linkTo(db, beside(at + 1), view),
  ]);
  const languages = texts.map(({ language }) => language);
  return { ...project, translations: withAliases(project.translations, texts), languages, previous, next };
}

type Html = Pick<ProjectTranslationTable, 'language' | 'description_html' | 'body_html'>;

function withAliases(
  translations: Schemas['ProjectTranslation'][],
  texts: readonly Html[],
): Schemas['ProjectTranslation'][] {
  return translations.map((text) => {
    const other = texts.find(({ language }) => language !== text.language);
    if (!other) return text;
    const description_html = aliasHeadings(text.description_html, other.description_html);
    const { body_html } = text;
    return {
      ...text,
      description_html,
      ...(body_html !== undefined && { body_html: aliasHeadings(body_html, other.body_html) }),
    };
  });
}

/** Also null if the slug was emptied directly in the database: it cannot be linked. */
async function linkTo(db: Database, row: Row | undefined, { language }: View): Promise<ProjectLink | null> {
  if (!row || row.slug === '') return null;
  const texts = await db
    .selectFrom('project_translations')
    .select(['language', 'title'])
    .where('project_id', '=', row.id)
    .execute();
  const [text] = pick(texts, language);
  return text ? { slug: row.slug, title: text.title, language: text.language } : null;
}

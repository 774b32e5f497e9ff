import { randomUUID } from 'node:crypto';
import { isEditor, type Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { ProjectTable, ProjectTranslationTable } from '../../db/schema/portfolio.ts';
import { renderCard, renderPost, type Text } from '../../markdown/markdown.ts';
import { coverPreview } from '../../media/coverPreview.ts';
import { storePicture } from '../../media/store.ts';
import { refuseEndBeforeStart } from '../shared/refuseEndBeforeStart.ts';
import type { Prepared } from '../shared/items.ts';
import { refuseRepeated } from '../shared/languages.ts';
import { projectSlugs } from '../shared/projectSlugs.ts';
import { flag, withoutUndefined } from '../../values.ts';
import { wholeView } from '../shared/view.ts';
import { translationAnswer } from './answer.ts';
import { readProjectPage } from './page.ts';
import { postsAbout } from './postsAbout.ts';
import { linksToFaces } from '../shared/linksToFaces.ts';
import { typesetTitles } from '../shared/typesetTitles.ts';
import { projectStore } from './store.ts';
import { countTechnologies, madeWith } from './technologies.ts';

type TranslationInput = Schemas['ProjectTranslationInput'];

/** Rendered before the transaction, so that the database is not locked meanwhile. */
async function translationOf(
  db: Database,
  projectId: string,
  input: TranslationInput,
  account: string | null,
): Promise<ProjectTranslationTable> {
  const { language, title, summary = '', description = '', body = '' } = input;
  const { outcome = '', role = '', team = '' } = input;
  return {
    id: randomUUID(),
    project_id: projectId,
    language,
    title,
    summary,
    outcome,
    role,
    team,
    description,
    body,
    description_html: await render(db, { description }, { language, account, projectId }),
    body_html: await render(db, { body }, { language, account, projectId }),
  };
}

interface RenderOptions extends Omit<Text, 'body'> {
  projectId: string;
}

/** A description is shown among others on the home page, a long text on a separate page. */
async function render(
  db: Database,
  source: { description: string } | { body: string },
  { projectId, ...text }: RenderOptions,
): Promise<string> {
  const { html } = await ('body' in source
    ? renderPost(db, { ...text, ...source })
    : renderCard(db, { ...text, body: source.description }, projectId));
  return html;
}

/** The compiler requires a column for each field of an update. */
function columnsOf(input: Schemas['ProjectUpdate']): Partial<ProjectTable> {
  return withoutUndefined({
    slug: input.slug,
    is_published: input.is_published === undefined ? undefined : flag(input.is_published),
    is_featured: input.is_featured === undefined ? undefined : flag(input.is_featured),
    github_url: input.github_url,
    demo_url: input.demo_url,
    cover: input.cover,
    technologies: input.technologies && JSON.stringify(input.technologies),
    started_on: input.started_on,
    finished_on: input.finished_on,
  } satisfies Record<keyof typeof input, unknown>);
}

function checkDates({ started_on, finished_on }: Pick<ProjectTable, 'started_on' | 'finished_on'>): void {
  refuseEndBeforeStart(started_on, finished_on, 'finished_on');
}

/** Returns a new project as a row and its texts, not yet written. */
export async function prepareProject(
  db: Database,
  input: Schemas['ProjectCreate'],
  { account, now }: { account: string | null; now: number },
): Promise<Prepared<ProjectTable, ProjectTranslationTable>> {
  const { translations = [] } = input;
  refuseRepeated(translations);
  const id = randomUUID();
  const slug = input.slug ?? projectSlugs.slugOf(translations[0]?.title ?? '');
  const row: Omit<ProjectTable, 'position' | 'representation_changed_at'> = {
    id,
    slug,
    is_published: 1,
    is_featured: 0,
    github_url: null,
    demo_url: null,
    technologies: '[]',
    started_on: null,
    finished_on: null,
    cover: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_slug: null,
    ...columnsOf(input),
  };
  checkDates(row);
  return {
    row,
    texts: await Promise.all(translations.map((translation) => translationOf(db, id, translation, account))),
    settle: async (trx) => {
      if (input.slug === undefined) return { slug: await projectSlugs.freeSlug(trx, slug) };
      await projectSlugs.claimSlug(trx, id, slug);
      return {};
    },
  };
}

export const projectHandlers = {
  listProjects: async ({ db, input, caller }) => {
    const withSource = isEditor(caller);
    const { language, technology, ...page } = input.query;
    const publishedOnly = !withSource;
    const all = await projectStore.columns(db, publishedOnly, ['id', 'technologies']);
    const ids = technology === undefined ? undefined : madeWith(all, technology).map((row) => row.id);
    const list = await projectStore.list(db, { ...page, ids, publishedOnly, view: { language, withSource } });
    return { status: 200, body: { ...list, technologies: countTechnologies(all) } };
  },

  getProject: async ({ db, input, caller }) => {
    const withSource = isEditor(caller);
    const view = { language: input.query.language, withSource, withBody: true };
    const body = await projectStore.read(db, input.params.id, { publishedOnly: !withSource, view });
    return { status: 200, body };
  },

  getProjectBySlug: async ({ db, media, settings, input, caller, request, now }) => {
    const withSource = isEditor(caller);
    const { language } = input.query;
    const view = { language, withSource, withBody: true };
    const body = await readProjectPage(db, input.params.slug, view);
    const reader = { face: 'portfolio', host: String(request.headers['host']), settings } as const;
    for (const text of body.translations) {
      text.description_html = linksToFaces(text.description_html, reader);
      if (text.body_html !== undefined) text.body_html = linksToFaces(text.body_html, reader);
    }
    await typesetTitles(body.translations);
    const posts = await postsAbout(db, body.id, { now: now(), language, hosts: settings.hosts });
    return { status: 200, body: { ...body, posts, cover_preview: await coverPreview(media, body.cover) } };
  },

  createProject: async (call) => {
    const { db, input, caller, now } = call;
    const prepared = await prepareProject(db, input.body, { account: caller.id, now: now() });
    return { status: 201, body: await projectStore.create(db, prepared, call) };
  },

  updateProject: async (call) => {
    const { db, input } = call;
    const body = await projectStore.change(db, input.params.id, call, async (row, trx) => {
      const values = columnsOf(input.body);
      checkDates({ ...row, ...values });
      if (values.slug !== undefined && values.slug !== row.slug) {
        await projectSlugs.claimSlug(trx, row.id, values.slug);
        await projectSlugs.keepFormerSlug(trx, row.id, row.slug);
      }
      return values;
    });
    return { status: 200, body };
  },

  deleteProject: async (call) => {
    const { db, input } = call;
    await projectStore.remove(db, input.params.id, call);
    return { status: 204 };
  },

  addProjectTranslation: async (call) => {
    const { db, input, caller } = call;
    const { id } = await projectStore.row(db, input.params.id);
    const translation = await translationOf(db, id, input.body, caller.id);
    await projectStore.addText(db, id, translation, call);
    return { status: 201, body: translationAnswer(translation, wholeView) };
  },

  updateProjectTranslation: async (call) => {
    const { db, input, caller } = call;
    const before = await projectStore.text(db, input.params.id, input.params.translationId);
    const { description, body } = input.body;
    const options = {
      language: before.language,
      account: caller.id,
      projectId: before.project_id,
    };
    const values = withoutUndefined({
      ...input.body,
      description_html: description === undefined ? undefined : await render(db, { description }, options),
      body_html: body === undefined ? undefined : await render(db, { body }, options),
    });
    const row = await projectStore.changeText(db, before, values, call);
    return { status: 200, body: translationAnswer(row, wholeView) };
  },

  deleteProjectTranslation: async (call) => {
    const { db, input } = call;
    await projectStore.removeText(db, input.params.id, input.params.translationId, call);
    return { status: 204 };
  },

  reorderProjects: async (call) => {
    const { db, input } = call;
    const list = await projectStore.reorder(db, input.body.ids, call);
    const all = await projectStore.columns(db, false, ['technologies']);
    return { status: 200, body: { ...list, technologies: countTechnologies(all) } };
  },

  uploadProjectCover: async (call) => {
    const { db, media, input, caller } = call;
    const { id } = await projectStore.row(db, input.params.id);
    // The former picture is swept once nothing refers to it.
    const { url: cover } = await storePicture(db, media, input.file.bytes, {
      account: caller.id,
      name: input.file.name,
    });
    return { status: 200, body: await projectStore.change(db, id, call, () => ({ cover })) };
  },

  deleteProjectCover: async (call) => {
    const { db, input } = call;
    return {
      status: 200,
      body: await projectStore.change(db, input.params.id, call, () => ({ cover: null })),
    };
  },
} satisfies Partial<Handlers>;

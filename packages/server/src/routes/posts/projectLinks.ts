import type { Language } from '@janus-site/core';
import type { Database } from '../../db/schema.ts';

/** A link in rendered HTML to the page of a project, on this host or another. */
const projectAddress =
  /href="(?:https?:\/\/([^/"]{1,255}))?(?:\/en)?\/projects\/([a-z0-9-]{1,100})(?=\/?["?#])/gi;

/** Per text; an unusual one must not make the write too large. */
const most = 100;

/** Records the pages of projects that a text of a post links to, replacing the previous ones. */
export async function recordProjectLinks(
  trx: Database,
  post_id: string,
  texts: readonly { language: Language; html: string }[],
): Promise<void> {
  await trx.deleteFrom('project_links').where('post_id', '=', post_id).execute();
  const rows = texts.flatMap(({ language, html }) =>
    [...html.matchAll(projectAddress)].slice(0, most).map(([, host = '', slug = '']) => ({
      post_id,
      language,
      host,
      slug: slug.toLowerCase(),
    })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('project_links')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

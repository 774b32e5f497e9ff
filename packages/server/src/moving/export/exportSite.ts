import { liveMessages } from '../../db/live.ts';
import { altsFile, careerFile, cvVersionsFile, redirectsFile, seriesFile, tagsFile } from '../marker.ts';
import { presentMessage } from '../../routes/messages/present.ts';
import { listRedirects } from '../../routes/redirects/store.ts';
import { presentFields, toYaml } from '../yaml.ts';
import { exportedCareer } from './career.ts';
import { exportedCvVersions } from './cvVersions.ts';
import type { Exporting } from './exporting.ts';
import { createPictureExport, type PictureExport } from './pictures.ts';
import { exportExperience, exportProjects } from './portfolio.ts';
import { exportPosts } from './posts.ts';
import { exportedSeries } from './series.ts';
import { exportResumes, exportSettings } from './site.ts';
import { exportedTags } from './tags.ts';
import { openFolder } from './writeFolder.ts';

export interface Exported {
  posts: number;
  projects: number;
  experience: number;
  files: number;
  /** Ids of pictures that texts refer to but the storage lacks. */
  missing: readonly string[];
  /** Number of pending changes of published posts, which are not exported. */
  pending: number;
}

async function exportMessages({ db, folder }: Exporting): Promise<void> {
  const rows = await liveMessages(db).selectAll().orderBy('created_at').orderBy('id').execute();
  const messages = rows.map(presentMessage).map(({ id: _id, ...message }) => message);
  await folder.write('messages.json', `${JSON.stringify(messages, null, 2)}\n`);
}

/** The alternative texts of pictures, by file name. */
function exportedAlts({ alts }: Pick<PictureExport, 'alts'>): object[] {
  return [...alts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, { ru, en }]) => presentFields({ file, ru: ru.trim(), en: en.trim() }));
}

/** Writes the whole site as plain files; the same site produces the same bytes. */
export async function exportSite(
  source: Pick<Exporting, 'db' | 'media' | 'settings' | 'now'>,
  path: string,
  { withMessages = false }: { withMessages?: boolean } = {},
): Promise<Exported> {
  const folder = await openFolder(path);
  const pictures = createPictureExport(source.db, source.media, folder);
  const exporting: Exporting = { ...source, folder, pictures };
  // first: from here on the folder is marked as an export
  await exportSettings(exporting);
  const projects = await exportProjects(exporting);
  const experience = await exportExperience(exporting);
  const career = await exportedCareer(source.db);
  if (career.length > 0) await folder.write(careerFile, toYaml(career));
  const versions = await exportedCvVersions(source.db);
  if (versions.length > 0) await folder.write(cvVersionsFile, toYaml(versions));
  const posts = await exportPosts(exporting);
  await exportResumes(exporting);
  const tags = await exportedTags(source.db);
  if (tags.length > 0) await folder.write(tagsFile, toYaml(tags));
  const series = await exportedSeries(source.db);
  if (series.length > 0) await folder.write(seriesFile, toYaml(series));
  const redirects = await listRedirects(source.db);
  if (redirects.length > 0) await folder.write(redirectsFile, toYaml(redirects));
  if (pictures.alts.size > 0) await folder.write(altsFile, toYaml(exportedAlts(pictures)));
  if (withMessages) await exportMessages(exporting);
  const { pending } = await source.db
    .selectFrom('post_pending')
    .select((eb) => eb.fn.countAll<number>().as('pending'))
    .executeTakeFirstOrThrow();
  const files = await folder.finish();
  return { posts, projects, experience, files, missing: pictures.missing, pending: Number(pending) };
}

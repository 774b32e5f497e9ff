import { storedTags } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { detectFormat } from '../formats/detect.ts';
import { detectExport, type DetectedExport, type ExportKind } from '../formats/detectExport.ts';
import { readFeedPosts } from '../formats/feed/feedPosts.ts';
import { readMediumPosts } from '../formats/feed/mediumPosts.ts';
import { readGhostPosts } from '../formats/ghost/ghostPosts.ts';
import { readJanusPosts } from '../formats/janusPosts.ts';
import { readLinkedinPosts } from '../formats/linkedin/linkedinPosts.ts';
import { readMarkdownPosts } from '../formats/markdownPosts.ts';
import { readResumes } from '../formats/resume/readResume.ts';
import { readSubstackPosts } from '../formats/substack/substackPosts.ts';
import { readWordpressPosts } from '../formats/wordpress/wordpressPosts.ts';
import {
  altsFile,
  careerFile,
  cvVersionsFile,
  redirectsFile,
  seriesFile,
  siteFile,
  tagsFile,
} from '../marker.ts';
import type { Importing } from './importing.ts';
import { joinMedia } from './joinMedia.ts';
import { createPictureImport } from './pictures.ts';
import { openSource } from './openSource.ts';
import { silent, type Progress } from './progress.ts';
import type { FolderLimits, SourceFolder } from './readFolder.ts';
import type { ReportLine } from './report.ts';
import type { Source } from './source.ts';
import { takeCareer } from './takeCareer.ts';
import { takeCvVersions } from './takeCvVersions.ts';
import { readAlts } from './readAlts.ts';
import { takePortfolio } from './takePortfolio.ts';
import { takePosts } from './takePosts.ts';
import { takeResumes } from './takeResume.ts';
import { reportRedirect, takeRedirects } from './takeRedirects.ts';
import { takeSeries } from './takeSeries.ts';
import { takeTags } from './takeTags.ts';
import { takeSettings } from './takeSettings.ts';

export interface ImportOptions {
  isDryRun: boolean;
  limits?: FolderLimits;
  /** A folder or an archive of the pictures and videos that texts refer to by their old addresses. */
  mediaPath?: string;
  progress?: Progress;
  /** Where archives are unpacked; created when one is. */
  workFolder: string;
  /** Whether it came over the network: no file of it is kept byte by byte. */
  isForeign?: boolean;
}

async function firstOwner(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('is_superuser', '=', 1)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function tagIds(db: Database): Promise<Set<string>> {
  return new Set((await storedTags(db).select('id').execute()).map(({ id }) => id));
}

async function takeSource(
  { posts, others, redirects = [], resumes = [] }: Source,
  importing: Importing,
): Promise<ReportLine[]> {
  const { progress } = importing;
  const lines: ReportLine[] = [...others];
  progress.expect(posts.length + redirects.length);
  const tell = async (line: ReportLine): Promise<void> => {
    lines.push(line);
    await progress.step(line);
  };
  lines.push(...(await takeResumes(resumes, importing)));
  await takePosts(posts, importing, tell);
  for (const { from, to, file } of redirects)
    await tell(await reportRedirect({ face: 'blog', from, to, by: 'import' }, file, importing));
  return lines;
}

function refuseLinks({ links }: SourceFolder): ReportLine[] {
  const notes = [{ line: null, text: 'A symbolic link is not followed: put the file itself there.' }];
  return links.map((link) => ({ outcome: 'refused', item: link, source: link, notes }));
}

const readers: Readonly<
  Record<ExportKind, (files: readonly string[], importing: Importing) => Promise<Source>>
> = {
  wordpress: readWordpressPosts,
  ghost: readGhostPosts,
  medium: readMediumPosts,
  feed: readFeedPosts,
  resume: readResumes,
  linkedin: readLinkedinPosts,
  substack: readSubstackPosts,
};

async function readSource(importing: Importing, found: DetectedExport | null): Promise<Source> {
  const { folder, pictures } = importing;
  const format = detectFormat(folder);
  importing.progress.format(folder.has(siteFile) ? 'janus' : (found?.kind ?? format));
  if (folder.has(siteFile)) return readJanusPosts(folder, pictures);
  if (found) return readers[found.kind](found.files, importing);
  return readMarkdownPosts({ ...importing, format });
}

async function takeFolder(importing: Importing): Promise<ReportLine[]> {
  const { folder, progress } = importing;
  const lines = refuseLinks(folder);
  const add = async (more: readonly ReportLine[]): Promise<void> => {
    lines.push(...more);
    progress.expect(more.length);
    for (const line of more) await progress.step(line);
  };
  const found = folder.has(siteFile) ? null : await detectExport(folder);
  if (folder.has(siteFile)) {
    // before anything that imports pictures
    if (folder.has(altsFile)) await add(await readAlts(importing));
    await add(await takeSettings(importing));
    for (const kind of ['projects', 'experience'] as const) await add(await takePortfolio(kind, importing));
    if (folder.has(careerFile)) await add(await takeCareer(importing));
    // after everything that they select
    if (folder.has(cvVersionsFile)) await add(await takeCvVersions(importing));
    // before the posts, whose words refer to them
    if (folder.has(tagsFile)) await add(await takeTags(importing));
    if (folder.has(seriesFile)) await add(await takeSeries(importing));
  }
  lines.push(...(await takeSource(await readSource(importing, found), importing)));
  // next to another program's export, a file of this name belongs to that program
  if (folder.has(redirectsFile) && !found) await add(await takeRedirects(importing));
  return lines;
}

/**
 * Imports from a folder or an archive what the site lacks; reports the outcome of each item. It makes no network
 * requests.
 */
export async function importSite(
  target: Pick<Importing, 'db' | 'media' | 'now' | 'record'>,
  path: string,
  { isDryRun, limits, mediaPath, progress = silent, workFolder, isForeign = false }: ImportOptions,
): Promise<ReportLine[]> {
  const opening = { limits, workFolder, check: progress.check };
  const source = await openSource(path, opening);
  try {
    const media = mediaPath === undefined ? null : await openSource(mediaPath, opening);
    try {
      const folder = media ? joinMedia(source.folder, media.folder) : source.folder;
      const pictures = createPictureImport({ ...target, folder, isDryRun, isForeign, progress });
      return await takeFolder({
        ...target,
        folder,
        pictures,
        isDryRun,
        progress,
        authorId: await firstOwner(target.db),
        knownTags: await tagIds(target.db),
      });
    } finally {
      await media?.close();
    }
  } finally {
    await source.close();
  }
}

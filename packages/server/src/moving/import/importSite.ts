import type { Database } from '../../db/schema.ts';
import { detectFormat } from '../formats/detect.ts';
import { detectExport, type DetectedExport, type ExportKind } from '../formats/detectExport.ts';
import { readFeedPosts } from '../formats/feed/feedPosts.ts';
import { readMediumPosts } from '../formats/feed/mediumPosts.ts';
import { readGhostPosts } from '../formats/ghost/ghostPosts.ts';
import { readJanusPosts } from '../formats/janusPosts.ts';
import { readMarkdownPosts } from '../formats/markdownPosts.ts';
import { readWordpressPosts } from '../formats/wordpress/wordpressPosts.ts';
import { redirectsFile, seriesFile, siteFile, tagsFile } from '../marker.ts';
import type { Importing } from './importing.ts';
import { joinMedia } from './joinMedia.ts';
import { createPictureImport } from './pictures.ts';
import { openSource } from './openSource.ts';
import type { FolderLimits, SourceFolder } from './readFolder.ts';
import type { ReportLine } from './report.ts';
import type { Source } from './source.ts';
import { takePortfolio } from './takePortfolio.ts';
import { takePost } from './takePost.ts';
import { reportRedirect, takeRedirects } from './takeRedirects.ts';
import { numberParts, takeSeries } from './takeSeries.ts';
import { takeTags } from './takeTags.ts';
import { takeSettings } from './takeSettings.ts';

export interface ImportOptions {
  isDryRun: boolean;
  limits?: FolderLimits;
  /** A folder or an archive of the pictures and films that texts name by their old addresses. */
  mediaPath?: string;
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

async function takeSource(
  { posts, others, redirects = [] }: Source,
  importing: Importing,
): Promise<ReportLine[]> {
  const lines: ReportLine[] = [...others];
  const numbers = numberParts(posts);
  for (const post of posts) lines.push(await takePost(post, numbers.get(post) ?? 0, importing));
  for (const { from, to, file } of redirects)
    lines.push(await reportRedirect({ face: 'blog', from, to, by: 'import' }, file, importing));
  return lines;
}

function refuseLinks({ links }: SourceFolder): ReportLine[] {
  const notes = [{ line: null, text: 'A symbolic link is not followed: put the file itself there.' }];
  return links.map((link) => ({ outcome: 'refused', item: link, source: link, notes }));
}

const readers: Readonly<
  Record<ExportKind, (files: readonly string[], importing: Importing) => Promise<Source>>
> = { wordpress: readWordpressPosts, ghost: readGhostPosts, medium: readMediumPosts, feed: readFeedPosts };

async function readSource(importing: Importing, found: DetectedExport | null): Promise<Source> {
  const { folder, pictures } = importing;
  if (folder.has(siteFile)) return readJanusPosts(folder, pictures);
  if (found) return readers[found.kind](found.files, importing);
  return readMarkdownPosts({ ...importing, format: detectFormat(folder) });
}

async function takeFolder(importing: Importing): Promise<ReportLine[]> {
  const { folder } = importing;
  const lines = refuseLinks(folder);
  const found = folder.has(siteFile) ? null : await detectExport(folder);
  if (folder.has(siteFile)) {
    lines.push(...(await takeSettings(importing)));
    for (const kind of ['projects', 'experience'] as const)
      lines.push(...(await takePortfolio(kind, importing)));
    // before the posts, whose words lead to them
    if (folder.has(tagsFile)) lines.push(...(await takeTags(importing)));
    if (folder.has(seriesFile)) lines.push(...(await takeSeries(importing)));
  }
  lines.push(...(await takeSource(await readSource(importing, found), importing)));
  // a file of this name beside an export of another program is of that program
  if (folder.has(redirectsFile) && !found) lines.push(...(await takeRedirects(importing)));
  return lines;
}

/** Takes what a folder or an archive holds and the site does not have; says what became of each item. Nothing is asked of the network. */
export async function importSite(
  target: Pick<Importing, 'db' | 'media' | 'now' | 'record'>,
  path: string,
  { isDryRun, limits, mediaPath }: ImportOptions,
): Promise<ReportLine[]> {
  const source = await openSource(path, limits);
  try {
    const media = mediaPath === undefined ? null : await openSource(mediaPath, limits);
    try {
      const folder = media ? joinMedia(source.folder, media.folder) : source.folder;
      const pictures = createPictureImport({ ...target, folder, isDryRun });
      return await takeFolder({
        ...target,
        folder,
        pictures,
        isDryRun,
        authorId: await firstOwner(target.db),
      });
    } finally {
      await media?.close();
    }
  } finally {
    await source.close();
  }
}

import type { Database } from '../../db/schema.ts';
import { detectFormat } from '../formats/detect.ts';
import { readJanusPosts } from '../formats/janusPosts.ts';
import { readMarkdownPosts } from '../formats/markdownPosts.ts';
import { redirectsFile, siteFile } from '../marker.ts';
import type { Importing } from './importing.ts';
import { createPictureImport } from './pictures.ts';
import { openSource } from './openSource.ts';
import type { FolderLimits, SourceFolder } from './readFolder.ts';
import type { ReportLine } from './report.ts';
import type { Source } from './source.ts';
import { takePortfolio } from './takePortfolio.ts';
import { takePost } from './takePost.ts';
import { takeRedirects } from './takeRedirects.ts';
import { takeSettings } from './takeSettings.ts';

export interface ImportOptions {
  isDryRun: boolean;
  limits?: FolderLimits;
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

async function takePosts({ posts, refused }: Source, importing: Importing): Promise<ReportLine[]> {
  const lines: ReportLine[] = [...refused];
  for (const post of posts) lines.push(await takePost(post, importing));
  return lines;
}

function refuseLinks({ links }: SourceFolder): ReportLine[] {
  const notes = [{ line: null, text: 'A symbolic link is not followed: put the file itself there.' }];
  return links.map((link) => ({ outcome: 'refused', item: link, source: link, notes }));
}

async function takeFolder(importing: Importing): Promise<ReportLine[]> {
  const { folder, pictures, now } = importing;
  const lines = refuseLinks(folder);
  if (folder.has(siteFile)) {
    lines.push(...(await takeSettings(importing)));
    for (const kind of ['projects', 'experience'] as const)
      lines.push(...(await takePortfolio(kind, importing)));
  }
  const source = folder.has(siteFile)
    ? await readJanusPosts(folder, pictures)
    : await readMarkdownPosts({ folder, pictures, format: detectFormat(folder), now });
  lines.push(...(await takePosts(source, importing)));
  if (folder.has(redirectsFile)) lines.push(...(await takeRedirects(importing)));
  return lines;
}

/** Takes what a folder or an archive holds and the site does not have; says what became of each item. Nothing is asked of the network. */
export async function importSite(
  target: Pick<Importing, 'db' | 'media' | 'now' | 'record'>,
  path: string,
  { isDryRun, limits }: ImportOptions,
): Promise<ReportLine[]> {
  const { folder, close } = await openSource(path, limits);
  try {
    const pictures = createPictureImport({ ...target, folder, isDryRun });
    return await takeFolder({ ...target, folder, pictures, isDryRun, authorId: await firstOwner(target.db) });
  } finally {
    await close();
  }
}

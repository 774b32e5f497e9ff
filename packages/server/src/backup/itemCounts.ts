import type { DatabaseSync } from 'node:sqlite';

/** The measures of a backup: if enough of one is gone, that is more likely a loss than an edit. */
const countedTables = {
  users: 'users',
  posts: 'posts',
  post_translations: 'post_translations',
  projects: 'projects',
  experiences: 'experiences',
  messages: `messages where state <> 'spam'`,
  media: 'media',
} as const;

/** Rows by table, their sum, and the files stored with them. */
export type Kind = keyof typeof countedTables | 'rows' | 'files';

/** The amount of each kind in a backup. */
export type ItemCounts = Readonly<Partial<Record<Kind, number>>>;

export function countItems(archive: DatabaseSync): ItemCounts {
  const counts = Object.entries(countedTables).map(([kind, from]) => {
    const row = archive.prepare(`select count(*) as n from ${from}`).get();
    return [kind, Number(row?.['n'])] as const;
  });
  const rows = counts.reduce((sum, [, count]) => sum + count, 0);
  return { ...Object.fromEntries(counts), rows };
}

/** Returns the uploads that belong to an archive and are stored next to it. */
export function uploadsOf(archive: DatabaseSync): string[] {
  const isNamed = archive.prepare(`select 1 from sqlite_schema where name = 'backup_uploads'`).get();
  if (!isNamed) return [];
  return archive
    .prepare('select name from backup_uploads')
    .all()
    .map((row) => String(row['name']));
}

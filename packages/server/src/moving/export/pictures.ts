import { extname, posix } from 'node:path';
import type { Database } from '../../db/schema.ts';
import { altsOf, type Alts } from '../../media/library/alts.ts';
import { mediaFile } from '../../media/files.ts';
import { readFileOf, type MediaStorage } from '../../media/storage.ts';
import { exportedName, hashOf } from '../pictureNames.ts';
import type { ExportFolder } from './writeFolder.ts';

/** Addresses of the site's own pictures, with scheme and host if they were copied from a page. */
const addresses =
  /(?<![\w./-])(?:https?:\/\/[^/\s()"'<>]+)?\/media\/([0-9a-f-]{36})\.(?:webp|svg|mp4|webm)(?!\w)/g;

/** Exports the pictures of texts next to them. */
export interface PictureExport {
  /** The text with its pictures' addresses replaced by the names of the files written to `folder`. */
  localize(text: string, folder: string): Promise<string>;
  /** Pictures that texts refer to but the storage lacks. */
  readonly missing: readonly string[];
  /** Alternative texts by file name. */
  readonly alts: ReadonlyMap<string, Alts>;
}

/** Each picture is read once for every folder that needs it, with a single one in memory at a time. */
export function createPictureExport(db: Database, media: MediaStorage, folder: ExportFolder): PictureExport {
  /** By id; null for a missing file. */
  const names = new Map<string, string | null>();
  /** A picture uploaded twice has one name. */
  const byHash = new Map<string, string>();
  const missing: string[] = [];
  const alts = new Map<string, Alts>();

  async function write(id: string, path: string): Promise<string | null> {
    const existing = names.get(id);
    if (existing === null || (existing !== undefined && folder.has(posix.join(path, existing))))
      return existing;
    const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
    const bytes = row?.kind === 'picture' ? await readFileOf(media, mediaFile(row)) : null;
    if (!row || !bytes) {
      missing.push(id);
      names.set(id, null);
      return null;
    }
    const hash = hashOf(bytes);
    const name = byHash.get(hash) ?? exportedName(row.name, bytes, extname(mediaFile(row)).slice(1));
    byHash.set(hash, name);
    names.set(id, name);
    if (`${row.alt_ru}${row.alt_en}`.trim() !== '') alts.set(name, altsOf(row));
    await folder.write(posix.join(path, name), bytes);
    return name;
  }

  return {
    missing,
    alts,
    async localize(text, path) {
      const found = new Map<string, string | null>();
      for (const [, id = ''] of text.matchAll(addresses)) found.set(id, await write(id, path));
      return text.replace(addresses, (whole, id: string) => found.get(id) ?? whole);
    },
  };
}

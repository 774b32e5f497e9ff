import { randomUUID } from 'node:crypto';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { MediaTable } from '../db/schema/upkeep.ts';
import { problem } from '../errors.ts';
import { pdfName, pictureName } from './files.ts';
import { encodePicture, largestUpload } from './picture.ts';
import { isPdf } from './signature.ts';
import { deleteAll, putAll, type MediaStorage } from './storage.ts';

/**
 * Stores a picture under a random name; it lives as long as something refers to it. Refuses what is no picture.
 * @param account Whose turn at the decoder it takes; the server's own by default.
 */
export async function storePicture(
  db: Database,
  media: MediaStorage,
  bytes: Buffer,
  account?: string,
): Promise<Schemas['Media']> {
  const { width, height, files } = await encodePicture(bytes, account);
  const id = randomUUID();
  const size = files[0]?.bytes.length ?? 0;
  const widths = files.flatMap((file) => (file.width === null ? [] : [file.width]));
  await store(
    db,
    media,
    files.map((file) => ({ name: pictureName(id, file.width), bytes: file.bytes })),
    { id, kind: 'picture', content_type: 'image/webp', width, height, size, widths: JSON.stringify(widths) },
  );
  return { id, url: `/media/${id}.webp`, width, height, content_type: 'image/webp', size };
}

/** Stores a PDF as it is and answers with its id. */
export async function storePdf(db: Database, media: MediaStorage, bytes: Buffer): Promise<string> {
  if (bytes.length > largestUpload) throw problem('too_large');
  if (!isPdf(bytes)) throw problem('invalid_pdf');
  const id = randomUUID();
  await store(db, media, [{ name: pdfName(id), bytes }], {
    id,
    kind: 'cv',
    content_type: 'application/pdf',
    width: null,
    height: null,
    size: bytes.length,
    widths: '[]',
  });
  return id;
}

/** Files first: a row never promises what is not there, and a file without a row is swept later. */
async function store(
  db: Database,
  media: MediaStorage,
  files: readonly { name: string; bytes: Buffer }[],
  row: Omit<MediaTable, 'created_at'>,
): Promise<void> {
  await putAll(media, files);
  try {
    await db
      .insertInto('media')
      .values({ ...row, created_at: Date.now() })
      .execute();
  } catch (error) {
    const names = files.map((file) => file.name);
    await deleteAll(media, names).catch(() => undefined);
    throw error;
  }
}

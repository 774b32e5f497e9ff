import { randomUUID } from 'node:crypto';
import type { Schemas } from '../contract/types.ts';
import type { Database, MediaTable } from '../db/schema.ts';
import { problem } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { pdfFile, pictureFile, removeAll, writeAll } from './files.ts';
import { encodePicture, largestUpload } from './picture.ts';
import { isPdf } from './signature.ts';

type Folder = Pick<Settings, 'mediaFolder'>;

/** Stores a picture under a random name; it lives as long as something refers to it. Refuses what is no picture. */
export async function storePicture(db: Database, settings: Folder, bytes: Buffer): Promise<Schemas['Media']> {
  const { width, height, files } = await encodePicture(bytes);
  const id = randomUUID();
  const size = files[0]?.bytes.length ?? 0;
  const widths = files.flatMap((file) => (file.width === null ? [] : [file.width]));
  await store(
    db,
    settings,
    files.map((file) => ({ path: pictureFile(settings, id, file.width), bytes: file.bytes })),
    { id, kind: 'picture', content_type: 'image/webp', width, height, size, widths: JSON.stringify(widths) },
  );
  return { id, url: `/media/${id}.webp`, width, height, content_type: 'image/webp', size };
}

/** Stores a PDF as it is and answers with its id. */
export async function storePdf(db: Database, settings: Folder, bytes: Buffer): Promise<string> {
  if (bytes.length > largestUpload) throw problem('too_large');
  if (!isPdf(bytes)) throw problem('invalid_pdf');
  const id = randomUUID();
  await store(db, settings, [{ path: pdfFile(settings, id), bytes }], {
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
  settings: Folder,
  files: readonly { path: string; bytes: Buffer }[],
  row: Omit<MediaTable, 'created_at'>,
): Promise<void> {
  await writeAll(settings, files);
  try {
    await db
      .insertInto('media')
      .values({ ...row, created_at: Date.now() })
      .execute();
  } catch (error) {
    await removeAll(files.map((file) => file.path));
    throw error;
  }
}

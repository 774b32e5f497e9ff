import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Schemas } from '../contract/types.ts';
import { isUnavailable } from '../db/faults.ts';
import type { Database } from '../db/schema.ts';
import type { MediaTable } from '../db/schema/upkeep.ts';
import { problem } from '../errors.ts';
import { mediaAddress, mediaFile, pdfName, pictureName, type ShownType } from './files.ts';
import { encodeUpload, type EncodedUpload } from './formats/encodeUpload.ts';
import { encodePicture, largestUpload } from './picture.ts';
import { noAlts, type Alts } from './library/alts.ts';
import { libraryWords } from './library/words.ts';
import { isPdf, pictureType } from './signature.ts';
import { deleteAll, putAll, type MediaStorage } from './storage.ts';

export interface Upload {
  /** The account that queues for the decoder; the server itself by default. */
  account?: string | undefined;
  /** The name of the sent file. */
  name?: string;
  /** The alternative text, in each language. */
  alts?: Alts;
  /** Whether it is in the library; other uploads are swept when nothing uses them. */
  inLibrary?: boolean;
}

/** Stores a picture under a random name. Refuses other files, including videos. */
export async function storePicture(
  db: Database,
  media: MediaStorage,
  bytes: Buffer,
  upload: Upload = {},
): Promise<Schemas['Media']> {
  const encoded = await encodePicture(bytes, upload.account);
  return storeEncoded(db, media, { ...encoded, type: 'image/webp' }, upload);
}

/** Stores anything texts can show: a picture, a drawing, a video. */
export async function storeUpload(
  db: Database,
  media: MediaStorage,
  bytes: Buffer,
  upload: Upload,
): Promise<Schemas['Media']> {
  return storeEncoded(db, media, await encodeUpload(bytes, upload.account), upload);
}

const longestName = 200;

/** The file name without its path and control characters. */
function plainName(name: string): string {
  return (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(0, longestName);
}

/** The chunks of a WebP that pages need; others, such as the place of a photo, are never stored. */
const plainParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

function isPlainWebp(bytes: Buffer): boolean {
  if (pictureType(bytes) !== 'webp') return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!plainParts.has(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/**
 * Stores a file made by a Janus site: it is checked like any other upload, decoded completely, and then a plain WebP
 * keeps its bytes, because each encoding loses quality. Only for the command line, not for uploads from the network.
 */
export async function restoreUpload(
  db: Database,
  media: MediaStorage,
  bytes: Buffer,
  upload: Upload,
): Promise<Schemas['Media']> {
  const encoded = await encodeUpload(bytes, upload.account);
  const isKept = encoded.type === 'image/webp' && isPlainWebp(bytes);
  const files = encoded.files.map((file) => (file.width === null && isKept ? { ...file, bytes } : file));
  return storeEncoded(db, media, { ...encoded, files }, upload);
}

/** Stores an encoded upload under a random name. */
export async function storeEncoded(
  db: Database,
  media: MediaStorage,
  { type, width, height, files }: EncodedUpload,
  { name = '', alts = noAlts, inLibrary = true }: Upload,
): Promise<Schemas['Media']> {
  const id = randomUUID();
  const size = files[0]?.bytes.length ?? 0;
  const widths = files.flatMap((file) => (file.width === null ? [] : [file.width]));
  const url = mediaAddress({ id, content_type: type });
  const fileName = plainName(name);
  await store(
    db,
    media,
    files.map((file) => ({ name: nameOf(id, type, file.width), bytes: file.bytes })),
    {
      id,
      kind: 'picture',
      content_type: type,
      width,
      height,
      size,
      widths: JSON.stringify(widths),
      name: fileName,
      alt_ru: alts.ru,
      alt_en: alts.en,
      words: libraryWords(fileName, alts.ru, alts.en),
      in_library: inLibrary ? 1 : 0,
    },
  );
  return { id, url, width, height, content_type: type, size };
}

function nameOf(id: string, type: ShownType, width: number | null): string {
  return width === null ? mediaFile({ id, content_type: type }) : pictureName(id, width);
}

/** Stores a PDF as it is and returns its id. */
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
    in_library: 0,
  });
  return id;
}

/** Files first: a row never refers to a missing file, and a file without a row is swept later. */
async function store(
  db: Database,
  media: MediaStorage,
  files: readonly { name: string; bytes: Buffer }[],
  row: Omit<Insertable<MediaTable>, 'created_at'>,
): Promise<void> {
  await putAll(media, files);
  try {
    await db
      .insertInto('media')
      .values({ ...row, created_at: Date.now() })
      .execute();
  } catch (error) {
    const names = files.map((file) => file.name);
    // if only the answer was lost, the row is stored
    if (!isUnavailable(error)) await deleteAll(media, names).catch(() => undefined);
    throw error;
  }
}

import { pictureId } from '../markdown/figures.ts';
import { pictureName } from './files.ts';
import { readFileOf, type MediaStorage } from './storage.ts';
import { keptWidths } from './widths.ts';

/** In pixels: as covers stand. Small enough to be decoded along with the first paint: a wider one may come a frame later. */
const size = { width: 384, height: 240 };
/** In bytes; a page carries it beside its words. */
const most = 3000;
/** In pixels, tried until the preview is light enough. */
const blurs = [4, 8, 16, 32];

const mostRemembered = 200;
const memory = new Map<string, string | null>();

/**
 * A cover, blurred and light, as the address of its own content (`data:`): it stands in the cover's place from the
 * first paint. Null without a cover, for a transparent one, through which it would show, and for pictures that are
 * not kept here. Made once for all who look; a picture's file never changes.
 */
export async function coverPreview(media: MediaStorage, cover: string | null): Promise<string | null> {
  const id = pictureId(cover ?? '');
  if (!id) return null;
  const known = memory.get(id);
  if (known !== undefined) return known;
  // A storage that cannot be reached costs the post its preview, not the post itself.
  const bytes = await readNarrowest(media, id).catch(() => null);
  if (!bytes) return null;
  // A damaged file costs the post its preview, not the post itself.
  const preview = await draw(bytes).catch(() => null);
  memory.set(id, preview);
  const [oldest] = memory.keys();
  if (memory.size > mostRemembered && oldest !== undefined) memory.delete(oldest);
  return preview;
}

async function readNarrowest(media: MediaStorage, id: string): Promise<Buffer | null> {
  for (const width of [keptWidths[0] ?? null, null]) {
    const bytes = await readFileOf(media, pictureName(id, width));
    if (bytes) return bytes;
  }
  return null;
}

async function draw(bytes: Buffer): Promise<string | null> {
  const { sharp } = await import('./sharp.ts');
  const { isOpaque } = await sharp(bytes).stats();
  if (!isOpaque) return null;
  for (const blur of blurs) {
    const preview = await sharp(bytes).resize(size).blur(blur).webp({ quality: 5, effort: 6 }).toBuffer();
    if (preview.length <= most) return `data:image/webp;base64,${preview.toString('base64')}`;
  }
  return null;
}

import { drawPixels } from '../covers/pixels.ts';
import type { CoverPlan } from '../covers/drawCover.ts';
import { readCoverAddress } from '../covers/plan.ts';
import { pictureId } from '../markdown/figures.ts';
import type { Sharp } from 'sharp';
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
  const drawn = readCoverAddress(cover ?? '');
  const key = drawn ? (cover ?? '') : pictureId(cover ?? '');
  if (!key) return null;
  const cached = memory.get(key);
  if (cached !== undefined) return cached;
  // A storage that cannot be reached costs the post its preview, not the post itself.
  const open = drawn ? await openDrawn(drawn.plan) : await openNarrowest(media, key).catch(() => null);
  if (!open) return null;
  // A damaged file costs the post its preview, not the post itself.
  const preview = await draw(open).catch(() => null);
  memory.set(key, preview);
  const [oldest] = memory.keys();
  if (memory.size > mostRemembered && oldest !== undefined) memory.delete(oldest);
  return preview;
}

type Open = () => Sharp;

async function openDrawn(plan: CoverPlan): Promise<Open> {
  const { sharp } = await import('./sharp.ts');
  const { data, width, height } = drawPixels(plan, 0.5);
  return () => sharp(data, { raw: { width, height, channels: 3 } });
}

async function openNarrowest(media: MediaStorage, id: string): Promise<Open | null> {
  const { sharp } = await import('./sharp.ts');
  for (const width of [keptWidths[0] ?? null, null]) {
    const bytes = await readFileOf(media, pictureName(id, width));
    if (bytes) return () => sharp(bytes);
  }
  return null;
}

async function draw(open: Open): Promise<string | null> {
  const { isOpaque } = await open().stats();
  if (!isOpaque) return null;
  for (const blur of blurs) {
    const preview = await open().resize(size).blur(blur).webp({ quality: 5, effort: 6 }).toBuffer();
    if (preview.length <= most) return `data:image/webp;base64,${preview.toString('base64')}`;
  }
  return null;
}

import { drawPixels } from '../covers/pixels.ts';
import type { CoverPlan } from '../covers/drawCover.ts';
import { readCoverAddress } from '../covers/plan.ts';
import { pictureId } from '../markdown/figures.ts';
import type { Sharp } from 'sharp';
import { pictureName } from './files.ts';
import { readFileOf, type MediaStorage } from './storage.ts';
import { createTimelyReads } from './timelyReads.ts';
import { keptWidths } from './widths.ts';

/**
 * In pixels, the proportions of covers. Small enough to be decoded with the first paint: a wider one may appear a frame
 * later.
 */
const size = { width: 384, height: 240 };
/** In bytes; a page embeds it. */
const most = 3000;
/** In pixels, tried until the preview is small enough. */
const blurs = [4, 8, 16, 32];

const previews = createTimelyReads<string>({ patience: 500, most: 200 });

/**
 * A blurred, small version of a cover as a `data:` address; it fills the cover's place from the first paint. Null
 * without a cover, for a transparent one, through which it would show, and for pictures that are not stored here. Made
 * once for all visitors; a picture's file never changes.
 */
export async function coverPreview(media: MediaStorage, cover: string | null): Promise<string | null> {
  const drawn = readCoverAddress(cover ?? '');
  const key = drawn ? (cover ?? '') : pictureId(cover ?? '');
  if (!key) return null;
  // loaded first, so that only the storage has to be in time
  await import('./sharp.ts');
  // If the storage cannot be reached or the file is damaged, only the preview is missing, not the post.
  return previews(
    key,
    () => (drawn ? openDrawn(drawn.plan) : openNarrowest(media, key)),
    (open) => draw(open).catch(() => null),
  );
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

import { createHash } from 'node:crypto';
import type { Face } from '@janus-site/core';
import { systemNames, type CoverPlan, type SystemName } from './drawCover.ts';

/** What a cover is drawn for. */
export interface CoverSubject {
  kind: 'post' | 'project';
  slug: string;
  /** Its first tag, by a name that never changes; what shares one is drawn in one way. */
  tag: string | undefined;
  /** Of its face, as `#rrggbb`. */
  accent: string;
}

/** The colours of faces whose owner has chosen none; those of the pages (`ui/theme/palette.ts`). */
export const ownAccents: Readonly<Record<Face, string>> = { portfolio: '#1f4fd8', blog: '#8c2f5a' };

/** Raised when covers are drawn in another way, so that copies of the old ones are not taken for the new. */
const design = 1;

const form = /^\/covers\/(\d{1,4})-([a-z]+)-([0-9a-f]{12})-([0-9a-f]{6})\.svg$/;

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function planOf({ kind, slug, tag, accent }: CoverSubject): CoverPlan {
  const seed = hash(`${kind} ${slug}`).slice(0, 12);
  const choice = Number.parseInt(hash(tag === undefined ? `no tag ${seed}` : `a tag ${tag}`).slice(0, 8), 16);
  const system = systemNames[choice % systemNames.length] ?? 'hills';
  return { system, seed, accent };
}

/** The address of the cover that is drawn for something. It says all that the drawing needs, so nothing is kept. */
export function coverAddress(subject: CoverSubject): string {
  const { system, seed, accent } = planOf(subject);
  return `/covers/${design}-${system}-${seed}-${accent.slice(1)}.svg`;
}

export interface AskedCover {
  plan: CoverPlan;
  /** An older address is answered with the cover as it is drawn now, which may change once more. */
  isCurrent: boolean;
}

/** What an address asks to be drawn; null for one that is of no drawn cover. */
export function readCoverAddress(address: string): AskedCover | null {
  const [, version, name, seed = '', color = ''] = form.exec(address) ?? [];
  const system = systemNames.find((one): one is SystemName => one === name);
  if (system === undefined || Number(version) > design) return null;
  return { plan: { system, seed, accent: `#${color}` }, isCurrent: Number(version) === design };
}

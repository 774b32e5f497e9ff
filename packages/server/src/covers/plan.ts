import { createHash } from 'node:crypto';
import type { Face } from '@janus-site/core';
import { systemNames, type CoverPlan, type SystemName } from './drawCover.ts';

/** The item that a cover is drawn for. */
export interface CoverSubject {
  kind: 'post' | 'project';
  slug: string;
  /** Its first tag, by a name that never changes; items with the same tag share a drawing system. */
  tag: string | undefined;
  /** The accent of its face, as `#rrggbb`. */
  accent: string;
}

/** The default colours of the faces; the same as on the pages (`ui/theme/palette.ts`). */
export const ownAccents: Readonly<Record<Face, string>> = { portfolio: '#1f4fd8', blog: '#8c2f5a' };

/** Raised when the way covers are drawn changes, so that old copies are not taken for the new. */
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

/** The address of the cover drawn for an item. It contains everything the drawing needs, so nothing is stored. */
export function coverAddress(subject: CoverSubject): string {
  const { system, seed, accent } = planOf(subject);
  return `/covers/${design}-${system}-${seed}-${accent.slice(1)}.svg`;
}

export interface ParsedCoverAddress {
  plan: CoverPlan;
  /** False for an older address, which shows the cover as it is drawn now and may change again. */
  isCurrent: boolean;
}

/** Parses the address of a drawn cover; null for any other. */
export function readCoverAddress(address: string): ParsedCoverAddress | null {
  const [, version, name, seed = '', color = ''] = form.exec(address) ?? [];
  const system = systemNames.find((one): one is SystemName => one === name);
  if (system === undefined || Number(version) > design) return null;
  return { plan: { system, seed, accent: `#${color}` }, isCurrent: Number(version) === design };
}

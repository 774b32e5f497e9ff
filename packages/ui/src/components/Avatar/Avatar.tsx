import { pictureAt } from '@janus-site/core';
import * as styles from './Avatar.css.ts';

/** The side in pixels. Set by a class and not by an inline style, which a strict content policy forbids. */
export type AvatarSize = keyof typeof styles.sizes;

/** The props of `Avatar`. */
export interface AvatarProps {
  /** The address of the photo; without one the initials are shown. */
  photo?: string | null;
  /** The person's name. Used only for the initials, because the name is shown next to the photo. */
  name: string;
  /** Side in pixels. Default 40. */
  size?: AvatarSize;
}

/** A person’s photo, or their initials if there is none. */
export function Avatar({ photo, name, size = 40 }: AvatarProps) {
  if (!photo) {
    return (
      <span className={`${styles.initials} ${styles.sizes[size]}`} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  const side = Number(size);
  const className = `${styles.photo} ${styles.sizes[size]}`;
  // Loaded lazily: otherwise it would compete with the first text for bandwidth.
  return (
    <img className={className} src={pictureAt(photo, 480)} alt="" width={side} height={side} loading="lazy" />
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

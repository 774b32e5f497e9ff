import { pictureAt, pictureWidths } from '@janus-site/core';
import * as styles from './Picture.css.ts';

/** The props of `Picture`. */
export interface PictureProps {
  /** The picture's address. */
  source: string;
  /** The alternative text; empty if the adjacent text says the same. Default empty. */
  alt?: string;
  /** The `sizes` attribute: the displayed width. */
  sizes: string;
  /** Whether it is above the fold and loaded immediately, before pictures that are not visible yet. */
  isFirst?: boolean;
  /** Additional classes. */
  className?: string;
}

/** A picture of 16 by 10 that reserves its space and loads in the required width. */
export function Picture({ source, alt = '', sizes, isFirst, className = '' }: PictureProps) {
  const widths = source.startsWith('/media/') ? pictureWidths : [];
  return (
    <img
      className={`${styles.picture} ${className}`}
      src={pictureAt(source, 1080)}
      srcSet={widths.map((width) => `${pictureAt(source, width)} ${width}w`).join(', ') || undefined}
      sizes={widths.length > 0 ? sizes : undefined}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}

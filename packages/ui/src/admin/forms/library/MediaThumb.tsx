import type { MediaItem } from '@janus-site/core';
import { pictureAt } from '@janus-site/core';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { thumb } from './library.css.ts';

export interface MediaThumbProps {
  item: MediaItem;
}

export const isVideo = ({ content_type: type }: Pick<MediaItem, 'content_type'>): boolean =>
  type.startsWith('video/');

/** A thumbnail of a library file; its description is next to it. */
export function MediaThumb({ item }: MediaThumbProps) {
  if (isVideo(item)) {
    return (
      <span className={thumb}>
        <Glyph name="play" size={32} />
      </span>
    );
  }
  const isOneFile = item.content_type === 'image/svg+xml';
  return (
    <img
      src={isOneFile ? item.url : pictureAt(item.url, 480)}
      alt=""
      width={item.width}
      height={item.height}
      loading="lazy"
      decoding="async"
      className={thumb}
    />
  );
}

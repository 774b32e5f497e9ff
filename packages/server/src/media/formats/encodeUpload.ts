import { problem } from '../../errors.ts';
import { encodePicture, largestUpload, type EncodedPicture } from '../picture.ts';
import { isSvg, videoType } from '../signature.ts';
import type { ShownType } from '../files.ts';

export interface EncodedUpload extends EncodedPicture {
  type: ShownType;
}

/**
 * Encodes any file that texts can show, identified by its bytes alone: pictures are decoded and re-encoded, drawings
 * cleaned, videos checked.
 */
export async function encodeUpload(bytes: Buffer, account = ''): Promise<EncodedUpload> {
  const type = videoType(bytes);
  if (type) {
    const { readVideo } = await import('./video.ts');
    const { width, height, bytes: kept } = readVideo(type, bytes);
    return { type, width, height, files: [{ width: null, bytes: kept }] };
  }
  if (bytes.length > largestUpload) throw problem('too_large');
  if (isSvg(bytes)) {
    const { cleanSvg } = await import('./svg.ts');
    const { width, height, text } = cleanSvg(bytes);
    return { type: 'image/svg+xml', width, height, files: [{ width: null, bytes: Buffer.from(text) }] };
  }
  return { type: 'image/webp', ...(await encodePicture(bytes, account)) };
}

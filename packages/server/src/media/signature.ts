export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** The brands of an ISO base media file: the formats it may be read as. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 200);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

/** The type by the first bytes; names and claimed types are ignored. */
export function pictureType(bytes: Buffer): PictureType | null {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'jpeg';
  if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'gif';
  return brandsOf(bytes).includes('avif') ? 'avif' : null;
}

const heic = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis']);
const notVideos = new Set([...heic, 'mif1', 'msf1', 'avif', 'avis', 'qt  ']);

/** The format of iPhone photos, which no free decoder reads. */
export function isHeic(bytes: Buffer): boolean {
  return bytes.length >= 16 && brandsOf(bytes).some((brand) => heic.has(brand));
}

/** The type of a video by its first bytes. */
export function videoType(bytes: Buffer): 'video/mp4' | 'video/webm' | null {
  if (bytes.length < 16) return null;
  if (bytes.readUInt32BE(0) === 0x1a_45_df_a3) return 'video/webm';
  const [brand] = brandsOf(bytes);
  return brand === undefined || notVideos.has(brand) ? null : 'video/mp4';
}

/** Whether it is text that begins like XML or a drawing. */
export function isSvg(bytes: Buffer): boolean {
  const begin = bytes
    .toString('utf8', 0, 2000)
    .replace(/^\ufeff/, '')
    .trimStart();
  return /^(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/i.test(
    begin,
  );
}

/** A PDF begins with its version and ends with its end mark, which a truncated one lacks. */
export function isPdf(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 8);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 2048));
  return /^%PDF-[12]\.\d/.test(begin) && end.includes('%%EOF');
}

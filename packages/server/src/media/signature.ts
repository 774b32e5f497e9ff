/** What the first bytes say; names and claimed types are not asked. */
export function pictureType(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'jpeg';
  if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
}

/** A PDF begins with its version and ends with its end mark; one that was cut off has no end. */
export function isPdf(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 8);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 2048));
  return /^%PDF-[12]\.\d/.test(begin) && end.includes('%%EOF');
}

/** `<id>.webp`, `<id>-480.webp`. */
export function pictureName(id: string, width: number | null): string {
  return width === null ? `${id}.webp` : `${id}-${width}.webp`;
}

/** `<id>.pdf`. */
export function pdfName(id: string): string {
  return `${id}.pdf`;
}

/** The end of the name of a file that is not written whole yet. */
export const partEnd = '.part';

const shape = /^([0-9a-f-]{36})(-\d+)?\.(webp|pdf)$/;

/** The id of the upload that a file belongs to; null for other names. */
export function idOfFile(name: string): string | null {
  return shape.exec(name)?.[1] ?? null;
}

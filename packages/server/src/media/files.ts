/** `<id>.webp`, `<id>-480.webp`. */
export function pictureName(id: string, width: number | null): string {
  return width === null ? `${id}.webp` : `${id}-${width}.webp`;
}

/** `<id>.pdf`. */
export function pdfName(id: string): string {
  return `${id}.pdf`;
}

const ends = {
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
} as const;

/** The types that texts can show, as stored in the row. */
export type ShownType = keyof typeof ends;

/** The address of an upload: `/media/<id>.webp`. */
export function mediaAddress({ id, content_type }: { id: string; content_type: string }): string {
  return `/media/${id}.${ends[content_type as ShownType] ?? 'webp'}`;
}

/** The file behind that address. */
export function mediaFile(row: { id: string; content_type: string }): string {
  return mediaAddress(row).slice('/media/'.length);
}

/** The type of a file by its name; undefined for one no page shows. */
export function shownType(name: string): ShownType | undefined {
  const end = name.slice(name.lastIndexOf('.') + 1);
  return (Object.keys(ends) as ShownType[]).find((type) => ends[type] === end);
}

/** Every file that an upload may have. */
export function filesOf(id: string, widths: readonly number[]): string[] {
  return [
    ...Object.values(ends).map((end) => `${id}.${end}`),
    pdfName(id),
    ...widths.map((width) => pictureName(id, width)),
  ];
}

/** The suffix of a file that is not completely written yet. */
export const partEnd = '.part';

const shape = /^([0-9a-f-]{36})(?:(-\d+)?\.(?:webp|pdf)|\.(?:svg|mp4|webm))$/;

/** The id of the upload that a file belongs to; null for other names. */
export function idOfFile(name: string): string | null {
  return shape.exec(name)?.[1] ?? null;
}

/** A drawing can be opened as a page, too: nothing runs, nothing is loaded, and its origin is opaque. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

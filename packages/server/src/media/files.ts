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

/** What texts can show, by the type that its row has. */
export type ShownType = keyof typeof ends;

/** Where a medium is asked for: `/media/<id>.webp`. */
export function mediaAddress({ id, content_type }: { id: string; content_type: string }): string {
  return `/media/${id}.${ends[content_type as ShownType] ?? 'webp'}`;
}

/** The file that lies behind that address. */
export function mediaFile(row: { id: string; content_type: string }): string {
  return mediaAddress(row).slice('/media/'.length);
}

/** The type of a file by its name; undefined for one that no page shows. */
export function shownType(name: string): ShownType | undefined {
  const end = name.slice(name.lastIndexOf('.') + 1);
  return (Object.keys(ends) as ShownType[]).find((type) => ends[type] === end);
}

/** Every file that a medium may have. */
export function filesOf(id: string, widths: readonly number[]): string[] {
  return [
    ...Object.values(ends).map((end) => `${id}.${end}`),
    pdfName(id),
    ...widths.map((width) => pictureName(id, width)),
  ];
}

/** The end of the name of a file that is not written whole yet. */
export const partEnd = '.part';

const shape = /^([0-9a-f-]{36})(?:(-\d+)?\.(?:webp|pdf)|\.(?:svg|mp4|webm))$/;

/** The id of the upload that a file belongs to; null for other names. */
export function idOfFile(name: string): string | null {
  return shape.exec(name)?.[1] ?? null;
}

/** A drawing is opened as a page, too: nothing runs in it, nothing is loaded, it has an origin of its own. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

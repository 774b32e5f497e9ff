/**
 * In pixels: the widths a picture of the site is kept in beside its original; none is ever enlarged. 720 and 1080 are
 * the whole width of a phone, with two and three device pixels to each of CSS.
 */
export const pictureWidths = [480, 720, 1080, 1600] as const;

/** A picture of the site in one of these; another's picture as it is. */
export function pictureAt(address: string, width: (typeof pictureWidths)[number]): string {
  return address.startsWith('/media/') ? `${address}?w=${width}` : address;
}

/**
 * In pixels: the widths a picture of the site is kept in beside its original; none is ever enlarged. 720 and 1080 are
 * the whole width of a phone, with two and three device pixels to each of CSS.
 */
export const pictureWidths = [480, 720, 1080, 1600] as const;

type PictureWidth = (typeof pictureWidths)[number];

/** A picture of the site in one of these; another's picture as it is. */
export function pictureAt(address: string, width: PictureWidth): string {
  return address.startsWith('/media/') ? `${address}?w=${width}` : address;
}

/** A `srcset` of these widths; empty for another's picture. */
export function pictureSet(address: string, widths: readonly PictureWidth[] = pictureWidths): string {
  return address.startsWith('/media/')
    ? widths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ')
    : '';
}

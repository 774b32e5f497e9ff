/**
 * The widths in pixels in which the site stores its pictures, besides the original; never enlarged. 720 and 1080 are
 * the width of a phone at two and three device pixels per CSS pixel.
 */
export const pictureWidths = [480, 720, 1080, 1600] as const;

type PictureWidth = (typeof pictureWidths)[number];

/** Returns the address of a picture of the site in one of these widths; other addresses are returned unchanged. */
export function pictureAt(address: string, width: PictureWidth): string {
  return address.startsWith('/media/') ? `${address}?w=${width}` : address;
}

/** Returns a `srcset` of the stored widths; empty for a picture that is not the site's. */
export function pictureSet(address: string, widths: readonly PictureWidth[] = pictureWidths): string {
  return address.startsWith('/media/')
    ? widths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ')
    : '';
}

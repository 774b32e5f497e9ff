/** In bytes. What the server accepts, for pictures and CVs: docs/behaviour.md, B42. */
export const maxFileSize = 10 * 1024 * 1024;
export const maxVideoSize = 25 * 1024 * 1024;
/** For covers and photos. */
export const coverTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
/** For texts and the library. */
export const pictureTypes = `${coverTypes},image/svg+xml,video/mp4,video/webm`;

/** The types people may pick: also iPhone photos, which are re-encoded before the upload. */
export const withHeic = (types: string): string => `${types},image/heic,image/heif,.heic,.heif`;

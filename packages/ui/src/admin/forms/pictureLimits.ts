/** What the services take, product.md: pictures and CVs of at most 10 MiB. */
export const maxFileSize = 10 * 1024 * 1024;
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

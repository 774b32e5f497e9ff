/** What the services accept, pictures and CVs alike: docs/behaviour.md, B42. */
export const maxFileSize = 10 * 1024 * 1024;
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

const id = /[ -][0-9a-f]{32}(?=\.|\/|$)/g;

/** Whether a file is from Notion: its name ends with an id. */
export const isOfNotion = (file: string): boolean => /[ -][0-9a-f]{32}\.(?:md|csv)$/.test(file);

/** A path with its pages' plain names. */
export const withoutIds = (path: string): string => path.replace(id, '');

const id = /[ -][0-9a-f]{32}(?=\.|\/|$)/g;

/** Whether a file is one of Notion's: its name ends with an id. */
export const isOfNotion = (file: string): boolean => /[ -][0-9a-f]{32}\.(?:md|csv)$/.test(file);

/** A path as its pages are called. */
export const withoutIds = (path: string): string => path.replace(id, '');

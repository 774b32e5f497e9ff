import type { SourceFolder } from './readFolder.ts';

/** No file of an imported folder begins with this. */
const prefix = '.media/';

/** Adds the pictures and videos of another folder to a folder. */
export function joinMedia(folder: SourceFolder, media: SourceFolder): SourceFolder {
  return {
    ...folder,
    files: [...folder.files, ...media.files.map((file) => prefix + file)],
    links: [...folder.links, ...media.links],
    has: (path) => (path.startsWith(prefix) ? media.has(path.slice(prefix.length)) : folder.has(path)),
    readMedium: (path) =>
      path.startsWith(prefix) ? media.readMedium(path.slice(prefix.length)) : folder.readMedium(path),
  };
}

import type { FolderFile } from './packFolder.ts';

/** The input of an import: one file, or a folder with its name. */
export type Brought = { kind: 'file'; file: File } | { kind: 'folder'; name: string; files: FolderFile[] };

/** Names that an import ignores anyway, and that are often large. */
const isLeft = (name: string): boolean =>
  name === 'node_modules' || (name.startsWith('.') && name !== '.obsidian' && name !== '.eleventy.js');

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** Browsers return a folder's entries in batches of a hundred. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return found;
    found.push(...some);
  }
}

async function walk(folder: FileSystemDirectoryEntry, path: string): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  for (const entry of await entriesOf(folder)) {
    if (isLeft(entry.name)) continue;
    const at = path + entry.name;
    if (entry.isFile) files.push({ path: at, file: await fileOf(entry as FileSystemFileEntry) });
    else files.push(...(await walk(entry as FileSystemDirectoryEntry, `${at}/`)));
  }
  return files;
}

/**
 * Returns the dropped file or folder; null for anything else. The entry is read synchronously: the browser drops it
 * afterwards.
 */
export async function droppedFiles(data: DataTransfer): Promise<Brought | null> {
  const entry = [...data.items].map((item) => item.webkitGetAsEntry()).find((one) => one !== null);
  const [file] = data.files;
  if (entry?.isDirectory)
    return {
      kind: 'folder',
      name: entry.name,
      files: await walk(entry as FileSystemDirectoryEntry, ''),
    };
  return file ? { kind: 'file', file } : null;
}

/** Returns a folder from a file input, where every path begins with the folder's name. */
export function chosenFolder(list: Iterable<File>): Brought | null {
  const files = [...list].flatMap((file) => {
    const [, ...parts] = file.webkitRelativePath.split('/');
    return parts.length === 0 || parts.some(isLeft) ? [] : [{ path: parts.join('/'), file }];
  });
  const [name = ''] = files[0]?.file.webkitRelativePath.split('/') ?? [];
  return files.length === 0 ? null : { kind: 'folder', name, files };
}

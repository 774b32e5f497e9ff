import { readdirSync, statSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * Reports each change below these folders; returns a function that stops it. Each folder has its own watcher, because
 * Node's recursive one for Linux loses a file that an editor, or git, has replaced.
 */
export function watchFolders(folders: readonly string[], onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function end(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function add(folder: string): void {
    const watcher = watch(folder, (_event, name) => {
      const path = join(folder, name ?? '');
      // It may be a new folder with the same name.
      end(path);
      if (name !== null && isFolder(path)) add(path);
      onChange(path);
    });
    // It was removed; the parent's watcher reports that.
    watcher.on('error', () => end(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) add(join(folder, entry.name));
  }

  folders.forEach(add);
  return () => [...watchers.keys()].forEach(end);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

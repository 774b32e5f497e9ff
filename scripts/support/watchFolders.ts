import { readdirSync, statSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells of each change below these folders; returns what ends it. Each folder has a watcher of its own: the recursive one
 * of Node for Linux loses a file once an editor, or git, has put another in its place.
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
      // It may be another folder of that name.
      end(path);
      if (name !== null && isFolder(path)) add(path);
      onChange(path);
    });
    // It is gone; the one above tells of that.
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

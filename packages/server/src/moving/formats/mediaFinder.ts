import { decodePart } from '../../decodePart.ts';
import { mediaFile, recordingFile } from './mediaFiles.ts';

/** `photo-300x200.jpg` and `photo-scaled.jpg` are smaller versions of `photo.jpg`. */
const originals = (name: string): string[] => [
  ...new Set([
    name.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.\w+$)/, ''),
    name.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, ''),
    name,
  ]),
];

function segmentsOf(address: string): string[] {
  const path = address.replace(/[?#].*$/, '').replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
  return decodePart(path).normalize().split('/').filter(Boolean);
}

function commonEnd(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}

/** Finds the file of an address by the longest common end of their paths; a tie is no match. */
export function createMediaFinder(files: readonly string[]): (address: string) => string | undefined {
  const byName = new Map<string, { file: string; segments: string[] }[]>();
  for (const file of files) {
    if (!mediaFile.test(file) && !recordingFile.test(file)) continue;
    const segments = file.normalize().split('/');
    const name = segments.at(-1) ?? '';
    const own = byName.get(name) ?? [];
    own.push({ file, segments });
    byName.set(name, own);
  }
  return (address) => {
    const segments = segmentsOf(address);
    const name = segments.pop() ?? '';
    for (const original of originals(name)) {
      const ranked = (byName.get(original) ?? [])
        .map(({ file, segments: own }) => ({ file, common: commonEnd([...segments, original], own) }))
        .sort((a, b) => b.common - a.common);
      const [best, next] = ranked;
      if (best && best.common > (next?.common ?? 0)) return best.file;
    }
    return undefined;
  };
}

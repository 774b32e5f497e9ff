import type { SourceFolder } from '../import/readFolder.ts';

export type ExportKind = 'wordpress' | 'ghost';

export interface DetectedExport {
  kind: ExportKind;
  files: readonly string[];
}

const headLength = 20_000;

async function headOf(folder: SourceFolder, file: string): Promise<string> {
  let head = '';
  for await (const piece of folder.streamDocument(file)) {
    head += piece;
    if (head.length >= headLength) break;
  }
  return head.slice(0, headLength);
}

const heads: readonly (readonly [ExportKind, RegExp, RegExp])[] = [
  ['wordpress', /\.xml$/i, /<wp:wxr_version>|xmlns:wp=["']http:\/\/wordpress\.org\/export\//],
  ['ghost', /\.json$/i, /"exported_on"\s*:/],
];

/** Files at the top that hold a whole site, as another program writes them; null where there are none. */
export async function detectExport(folder: SourceFolder): Promise<DetectedExport | null> {
  const found = new Map<ExportKind, string[]>();
  for (const file of folder.files.filter((file) => !file.includes('/')))
    for (const [kind, name, form] of heads)
      if (name.test(file) && form.test(await headOf(folder, file)))
        found.set(kind, [...(found.get(kind) ?? []), file]);
  const [first] = found;
  return first ? { kind: first[0], files: first[1] } : null;
}

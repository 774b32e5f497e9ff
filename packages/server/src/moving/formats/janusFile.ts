import { parseDocument } from 'yaml';
import { RefusedError } from '../import/report.ts';
import type { SourceFolder } from '../import/readFolder.ts';
import { exportedNames } from '../pictureNames.ts';
import { readYaml } from '../yaml.ts';
import { asFields, type Fields } from './fields.ts';

export interface JanusFile {
  fields: Fields;
  body: string;
}

/** Parses untrusted YAML; errors are reported with their line, counted from `firstLine`. */
export function parseYaml(text: string, file: string, firstLine: number, uniqueKeys = true): unknown {
  const [mistake] = parseDocument(text, { logLevel: 'silent', uniqueKeys }).errors;
  if (mistake) {
    const line = firstLine + (mistake.linePos?.[0].line ?? 1) - 1;
    throw new RefusedError(`${file}: the YAML cannot be read: ${mistake.message.split('\n')[0] ?? ''}`, line);
  }
  try {
    return readYaml(text, uniqueKeys);
  } catch {
    throw new RefusedError(
      `${file}: the YAML has aliases (*name), which are not taken: write the values out.`,
      firstLine,
    );
  }
}

/** Reads a text from a Janus export: the exact inverse of `toMarkdown`. */
export async function readJanusFile(folder: SourceFolder, file: string): Promise<JanusFile> {
  const text = await folder.readText(file);
  const found = /^---\n([^]*?\n)---\n\n?([^]*)$/.exec(text);
  if (!found) throw new RefusedError(`${file} does not begin with front matter between two lines of ---.`, 1);
  const [, head = '', body = ''] = found;
  return { fields: asFields(parseYaml(head, file, 2)), body: body.replace(/\n$/, '') };
}

/** Imports the pictures in `path` and puts their addresses into the text. */
export async function withPictures(
  text: string,
  path: string,
  { folder, take }: { folder: SourceFolder; take(file: string): Promise<string> },
): Promise<string> {
  const addresses = new Map<string, string>();
  for (const [name] of text.matchAll(exportedNames)) {
    const file = path === '' ? name : `${path}/${name}`;
    if (folder.has(file)) addresses.set(name, await take(file));
  }
  return text.replace(exportedNames, (name) => addresses.get(name) ?? name);
}

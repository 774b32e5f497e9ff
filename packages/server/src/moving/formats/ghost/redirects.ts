import { href } from '@janus-site/core';
import type { SourceFolder } from '../../import/readFolder.ts';
import { refusalOf, type ReportLine } from '../../import/report.ts';
import type { SourcePost, SourceRedirect } from '../../import/source.ts';
import { createAddresses } from '../addresses.ts';
import { asFields, textOf } from '../fields.ts';
import { parseYaml } from '../janusFile.ts';
import { parseJson } from '../parseJson.ts';

type Pair = readonly [from: string, to: string];

/** `[{ from, to }]` as JSON, or `301: { from: to }` as YAML. */
function pairsOf(value: unknown): Pair[] {
  if (Array.isArray(value))
    return value.map(asFields).map((entry) => [textOf(entry, 'from') ?? '', textOf(entry, 'to') ?? '']);
  return Object.values(asFields(value)).flatMap((group) =>
    Object.entries(asFields(group)).map(([from, to]): Pair => [from, String(to)]),
  );
}

/** The path of a pattern that matches a single path; null for any other. */
function plainPath(pattern: string): string | null {
  const path = pattern
    .replace(/^\^/, '')
    .replace(/\/?\$?$/, '')
    .replace(/\\([/.-])/g, '$1');
  return /^\/[^\\^$*+?()[\]{}|]*$/.test(path) ? path : null;
}

const refuse = (from: string, file: string, text: string): ReportLine => ({
  outcome: 'refused',
  item: `redirect ${from.slice(0, 100)}`,
  source: file,
  notes: [{ line: null, text }],
});

/** The redirects in an export that lead to its posts. */
export async function readGhostRedirects(
  folder: SourceFolder,
  posts: readonly SourcePost[],
): Promise<{ found: SourceRedirect[]; others: ReportLine[] }> {
  const found: SourceRedirect[] = [];
  const others: ReportLine[] = [];
  const addresses = createAddresses<string>(null);
  for (const { slug, oldPaths } of posts)
    for (const { from, language } of oldPaths)
      addresses.add(from, href('post', { params: { slug }, language }));
  for (const file of ['redirects.json', 'redirects.yaml'].filter((name) => folder.has(name))) {
    try {
      const text = await folder.readText(file);
      for (const [from, to] of pairsOf(
        file.endsWith('.json') ? parseJson(text, file) : parseYaml(text, file, 1),
      )) {
        const path = plainPath(from);
        const target = addresses.find(to);
        if (path === null) others.push(refuse(from, file, 'It is a pattern: name each address by itself.'));
        else if (target === undefined)
          others.push(refuse(from, file, `${to.slice(0, 200)} is no post of this export.`));
        else found.push({ from: path, to: target, file });
      }
    } catch (error) {
      others.push({ outcome: 'refused', item: 'redirects', source: file, notes: refusalOf(error) });
    }
  }
  return { found, others };
}

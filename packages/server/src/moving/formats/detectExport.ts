import type { SourceFolder } from '../import/readFolder.ts';

export type ExportKind = 'wordpress' | 'ghost' | 'medium' | 'feed' | 'resume' | 'linkedin' | 'substack';

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

interface Form {
  kind: ExportKind;
  /** The location of its files. */
  path: RegExp;
  /** How they begin. */
  head: RegExp;
}

/** In order of detection: an export of WordPress is a feed as well. */
const forms: readonly Form[] = [
  {
    kind: 'wordpress',
    path: /^[^/]+\.xml$/i,
    head: /<wp:wxr_version>|xmlns:wp=["']http:\/\/wordpress\.org\/export\//,
  },
  { kind: 'ghost', path: /^[^/]+\.json$/i, head: /"exported_on"\s*:/ },
  { kind: 'medium', path: /^(?:posts\/)?[^/]+\.html$/i, head: /<article class="h-entry"/ },
  { kind: 'substack', path: /^posts\.csv$/, head: /\bpost_id\b/ },
  {
    kind: 'linkedin',
    path: /^(?:Profile|Positions|Education|Projects)\.csv$/,
    head: /First Name,Last Name|Company Name,Title|School Name,Start Date|Title,Description,Url/,
  },
  {
    kind: 'resume',
    path: /^(?!(?:package|composer|tsconfig)\b)[^/]+\.json$/i,
    head: /"\$schema"\s*:\s*"[^"]*resume|"basics"\s*:\s*\{|"(?:work|projects|education|volunteer|awards|certificates|publications|skills|languages|interests|references)"\s*:\s*\[/,
  },
  { kind: 'feed', path: /^[^/]+\.(?:xml|rss|atom)$/i, head: /<(?:rss|feed|rdf:RDF)[\s>]/ },
];

/** Finds another program's files that contain a whole site; null where there are none. */
export async function detectExport(folder: SourceFolder): Promise<DetectedExport | null> {
  // next to a site's own texts a feed adds nothing, and a JSON file contains its settings
  const hasMarkdown = folder.files.some((file) => /\.(?:md|markdown|mdx)$/i.test(file));
  for (const { kind, path, head } of forms) {
    if ((kind === 'feed' || kind === 'resume') && hasMarkdown) continue;
    const files: string[] = [];
    for (const file of folder.files.filter((file) => path.test(file)))
      if (head.test(await headOf(folder, file))) files.push(file);
    if (files.length > 0) return { kind, files };
  }
  return null;
}

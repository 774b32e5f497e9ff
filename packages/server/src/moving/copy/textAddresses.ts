/** What a file beside the pages is, by its type and its name. */
export type TextKind = 'sitemap' | 'manifest' | 'resume' | 'text';

export function textKindOf(path: string, type: string): TextKind | null {
  if (/\/sitemap[^/]*\.xml$/.test(path)) return 'sitemap';
  if (path.endsWith('/resume.json')) return 'resume';
  if (type.startsWith('application/manifest+json')) return 'manifest';
  // pictures are XML, too, and name nothing
  if (type.startsWith('image/')) return null;
  return /^text\/|[/+](?:xml|json)\b/.test(type) ? 'text' : null;
}

/** The whole addresses of the site in a text, each replaced by what `change` returns. */
export function changeText(text: string, inText: RegExp, change: (value: string) => string): string {
  return text.replace(inText, (value) => change(value.replaceAll('&amp;', '&')).replaceAll('&', '&amp;'));
}

/** A career record without the addresses of the site. */
export function withoutAddresses(json: string, inText: RegExp): string {
  const isOwn = new RegExp(`^(?:${inText.source})$`, 'i');
  const kept: unknown = JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' && isOwn.test(value) ? undefined : value,
  );
  return JSON.stringify(kept);
}

const manifestNames = new Set(['start_url', 'scope', 'src']);

/** A manifest whose addresses are changed: they are those of the host, without its name. */
export function changeManifest(json: string, change: (value: string) => string | null): string {
  const changed: unknown = JSON.parse(json, (key, value: unknown) =>
    manifestNames.has(key) && typeof value === 'string' ? (change(value) ?? undefined) : value,
  );
  return JSON.stringify(changed);
}

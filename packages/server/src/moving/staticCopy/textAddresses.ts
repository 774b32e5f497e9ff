/** The kind of a text file, by its type and name. */
export type TextKind = 'sitemap' | 'manifest' | 'resume' | 'text';

export function textKindOf(path: string, type: string): TextKind | null {
  if (/\/sitemap[^/]*\.xml$/.test(path)) return 'sitemap';
  if (path.endsWith('/resume.json')) return 'resume';
  if (type.startsWith('application/manifest+json')) return 'manifest';
  // pictures can be XML, too, but contain no addresses
  if (type.startsWith('image/')) return null;
  return /^text\/|[/+](?:xml|json)\b/.test(type) ? 'text' : null;
}

/** Replaces the site's absolute addresses in a text by the results of `change`. */
export function changeText(text: string, inText: RegExp, change: (value: string) => string): string {
  return text.replace(inText, (value) => change(value.replaceAll('&amp;', '&')).replaceAll('&', '&amp;'));
}

/** A career record without the site's addresses. */
export function withoutAddresses(json: string, inText: RegExp): string {
  const isOwn = new RegExp(`^(?:${inText.source})$`, 'i');
  const kept: unknown = JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' && isOwn.test(value) ? undefined : value,
  );
  return JSON.stringify(kept);
}

const manifestNames = new Set(['start_url', 'scope', 'src']);

/** Changes the addresses of a manifest, which are relative to the host. */
export function changeManifest(json: string, change: (value: string) => string | null): string {
  const changed: unknown = JSON.parse(json, (key, value: unknown) =>
    manifestNames.has(key) && typeof value === 'string' ? (change(value) ?? undefined) : value,
  );
  return JSON.stringify(changed);
}

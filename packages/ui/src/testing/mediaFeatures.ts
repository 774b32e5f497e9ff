/** The media features of a page besides its size. */
export interface MediaFeatures {
  /** Whether it is printed. */
  isPaper: boolean;
  /** Whether reduced motion is preferred. */
  isReduced: boolean;
}

const always = '(min-width: 0px)';
const never = 'not all';

function paper(query: string): string {
  if (/\bnot print\b/.test(query)) return never;
  if (/\bnot screen\b/.test(query)) return 'all';
  if (/\bscreen\b/.test(query)) return never;
  return query.replace(/\bprint\b/, 'all');
}

function reduced(query: string): string {
  if (/prefers-reduced-motion:\s*no-preference/.test(query)) return never;
  return query.replace(/\(prefers-reduced-motion(:\s*reduce)?\)/, always);
}

/** Returns a list of media queries as it evaluates with these features. */
export function mediaAs(queries: string, { isPaper, isReduced }: MediaFeatures): string {
  return queries
    .split(',')
    .map((query) => query.trim())
    .map((query) => (isPaper ? paper(query) : query))
    .map((query) => (isReduced ? reduced(query) : query))
    .join(', ');
}

/** The original media queries of the style sheets. */
const written = new Map<MediaList, string>();

function reread(media: MediaList, features: MediaFeatures): void {
  const own = written.get(media) ?? media.mediaText;
  const wanted = mediaAs(own, features);
  if (wanted === own) return;
  written.set(media, own);
  if (media.mediaText !== wanted) media.mediaText = wanted;
}

function restore(): void {
  for (const [media, own] of written) media.mediaText = own;
  written.clear();
}

function walk(rules: CSSRuleList, features: MediaFeatures): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) reread(rule.media, features);
    if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList, features);
  }
}

/** Applies these features to the page's style sheets, including later ones, until the returned function is called. */
export function showMedia(page: Document, features: MediaFeatures): () => void {
  if (!features.isPaper && !features.isReduced) return restore;
  const show = () => {
    for (const sheet of page.styleSheets) walk(sheet.cssRules, features);
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(page.head, { childList: true });
  page.head.addEventListener('load', show, true);
  return () => {
    observer.disconnect();
    page.head.removeEventListener('load', show, true);
    restore();
  };
}

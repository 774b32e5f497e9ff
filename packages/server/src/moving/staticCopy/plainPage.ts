import { all, make } from '../html/dom.ts';

const writeWords = { ru: 'Написать письмо', en: 'Write an email' } as const;

/** Scripts, and elements only needed by them or for a faster first paint. */
const forScripts = [
  'script:not([type="application/ld+json"])',
  'noscript',
  'link[rel~="stylesheet"][disabled]',
  'link[rel~="preload"]',
  'link[rel~="modulepreload"]',
  'link[rel~="prefetch"]',
  'link[rel~="expect"]',
].join(', ');

/** Elements that need the copy's web address. */
const forTheWeb = [
  'script',
  'link[rel~="canonical"]',
  'link[rel~="alternate"][hreflang]',
  'link[rel~="alternate"][type*="rss"]',
  'link[rel~="alternate"][type*="atom"]',
  'link[rel~="alternate"][type*="feed"]',
  // browsers refuse it from a disk, with an error
  'link[rel~="manifest"]',
  'meta[property="og:url"]',
  'meta[property^="og:image"]',
  'meta[name^="twitter:"]',
].join(', ');

function removeAll(document: Document, selector: string): void {
  for (const element of all(document, selector)) element.remove();
}

/** Replaces the contact form by a mail link, if the page has an address for it. */
function replaceForm(form: Element): void {
  const section = form.closest('section');
  const mail = section?.querySelector('a[href^="mailto:"]')?.getAttribute('href');
  const button = form.querySelector('button[type="submit"]');
  if (mail !== undefined && mail !== null && button) {
    const { lang } = form.ownerDocument.documentElement;
    const link = make(form, 'a', writeWords[lang === 'en' ? 'en' : 'ru']);
    link.setAttribute('href', mail);
    link.setAttribute('class', button.getAttribute('class') ?? '');
    // the grid of the contacts would stretch it
    link.setAttribute('style', 'justify-self:start;text-decoration:none');
    form.parentNode?.replaceChild(link, form);
    return;
  }
  form.remove();
  if (!section || section.querySelector('a[href]')) return;
  for (const link of all(form.ownerDocument, `a[href$="#${section.id}"]`)) link.remove();
  section.remove();
}

/** Removes the search, which the copy lacks, from a page's structured data. */
function withoutSearch(json: string): string {
  const kept: unknown = JSON.parse(json, (key, value: unknown) =>
    key === 'potentialAction' ? undefined : value,
  );
  // escaped as before, so that nothing in it ends the script
  return JSON.stringify(kept).replaceAll('<', '\\u003c');
}

/** Leaves in a page only what works without scripts and services. */
export function makePagePlain(document: Document, isForTheWeb: boolean): void {
  removeAll(document, forScripts);
  if (!isForTheWeb) removeAll(document, forTheWeb);
  for (const script of all(document, 'script')) script.textContent = withoutSearch(script.textContent ?? '');
  // fonts are no longer preloaded, so a page would often use a fallback font
  for (const style of all(document, 'style'))
    style.textContent = (style.textContent ?? '').replaceAll('font-display:optional', 'font-display:swap');
  for (const choice of all(document, 'input[name="theme"]')) choice.closest('details')?.remove();
  for (const form of all(document, 'form')) {
    if (form.getAttribute('method') === 'post') replaceForm(form);
    else form.remove();
  }
}

import { all, make } from '../html/dom.ts';

const writeWords = { ru: 'Написать письмо', en: 'Write an email' } as const;

/** Scripts, and what is there for them or for a faster first paint alone. */
const forScripts = [
  'script:not([type="application/ld+json"])',
  'noscript',
  'link[rel~="stylesheet"][disabled]',
  'link[rel~="preload"]',
  'link[rel~="modulepreload"]',
  'link[rel~="prefetch"]',
  'link[rel~="expect"]',
].join(', ');

/** What needs to know where on the web the copy is. */
const forTheWeb = [
  'script',
  'link[rel~="canonical"]',
  'link[rel~="alternate"][hreflang]',
  'link[rel~="alternate"][type*="rss"]',
  'link[rel~="alternate"][type*="atom"]',
  'link[rel~="alternate"][type*="feed"]',
  // from a disk browsers refuse it, loudly
  'link[rel~="manifest"]',
  'meta[property="og:url"]',
  'meta[property^="og:image"]',
  'meta[name^="twitter:"]',
].join(', ');

function removeAll(document: Document, selector: string): void {
  for (const element of all(document, selector)) element.remove();
}

/** The contact form becomes a letter, where the page has an address for it. */
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

/** What machines read of the page names the search, which is not in the copy. */
function withoutSearch(json: string): string {
  const kept: unknown = JSON.parse(json, (key, value: unknown) =>
    key === 'potentialAction' ? undefined : value,
  );
  // as it came: nothing in it ends the script
  return JSON.stringify(kept).replaceAll('<', '\\u003c');
}

/** Leaves of a page what works without scripts and without a service behind it. */
export function makePlain(document: Document, isForTheWeb: boolean): void {
  removeAll(document, forScripts);
  if (!isForTheWeb) removeAll(document, forTheWeb);
  for (const script of all(document, 'script')) script.textContent = withoutSearch(script.textContent ?? '');
  // nothing fetches the letters ahead any more, so a page would often stand in others
  for (const style of all(document, 'style'))
    style.textContent = (style.textContent ?? '').replaceAll('font-display:optional', 'font-display:swap');
  for (const choice of all(document, 'input[name="theme"]')) choice.closest('details')?.remove();
  for (const form of all(document, 'form')) {
    if (form.getAttribute('method') === 'post') replaceForm(form);
    else form.remove();
  }
}

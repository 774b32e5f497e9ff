/** The part of the window, from its top, that counts as being read. */
const zone = 0.3;

/** Marks the link to the heading that is being read; returns a function that stops it. */
export function markCurrent(nav: HTMLElement): () => void {
  const page = nav.ownerDocument;
  const links = new Map<HTMLElement, HTMLAnchorElement>();
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const heading = page.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  let marked: HTMLAnchorElement | undefined;
  const update = () => {
    const line = window.innerHeight * zone;
    const passed = [...links].findLast(([heading]) => heading.getBoundingClientRect().top <= line);
    const current = passed?.[1];
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
    marked = current;
    if (current) keepInSight(nav, current);
  };
  // Called only when a heading crosses the line; the large margin includes headings that were jumped over.
  const rootMargin = `1000000px 0px -${(1 - zone) * 100}% 0px`;
  const observer = new IntersectionObserver(update, { rootMargin });
  for (const heading of links.keys()) observer.observe(heading);
  return () => {
    observer.disconnect();
    marked?.removeAttribute('aria-current');
  };
}

/** Scrolls a long list of contents to its current link, but not the page. */
function keepInSight(nav: HTMLElement, link: HTMLElement): void {
  const [outer, inner] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top) nav.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) nav.scrollTop += inner.bottom - outer.bottom;
}

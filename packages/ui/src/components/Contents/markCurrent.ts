/** The share of the window, from its top, in which a heading is the place where somebody reads. */
const zone = 0.3;

/** Marks the link to the heading that is being read; returns the way to stop. */
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
  // Called only when a heading crosses the line, not with every pixel; what was jumped over lies above it, however far.
  const rootMargin = `1000000px 0px -${(1 - zone) * 100}% 0px`;
  const observer = new IntersectionObserver(update, { rootMargin });
  for (const heading of links.keys()) observer.observe(heading);
  return () => {
    observer.disconnect();
    marked?.removeAttribute('aria-current');
  };
}

/** A long list of contents scrolls by itself; the page must not. */
function keepInSight(nav: HTMLElement, link: HTMLElement): void {
  const [outer, inner] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top) nav.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) nav.scrollTop += inner.bottom - outer.bottom;
}

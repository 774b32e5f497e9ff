/** Returns how far the page extends beyond the screen in pixels, and the first elements that do. */
export function overhang(): { page: number; what: string[] } {
  const { clientWidth, scrollWidth } = document.documentElement;
  // Content that scrolls separately (code, tables) may be wider.
  const scrolls = (element: Element): boolean =>
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== null && scrolls(element.parentElement)));
  const what = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .filter((element) => element.parentElement !== null && !scrolls(element.parentElement));
  return { page: scrollWidth - clientWidth, what: what.slice(0, 3).map(({ outerHTML }) => outerHTML) };
}

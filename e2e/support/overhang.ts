/** How far the page, and the first of what is in it, sticks out of the screen, in pixels. */
export function overhang(): { page: number; what: string[] } {
  const { clientWidth, scrollWidth } = document.documentElement;
  // What scrolls by itself (code, tables) may be as wide as it likes.
  const scrolls = (element: Element): boolean =>
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== null && scrolls(element.parentElement)));
  const what = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .filter((element) => element.parentElement !== null && !scrolls(element.parentElement));
  return { page: scrollWidth - clientWidth, what: what.slice(0, 3).map(({ outerHTML }) => outerHTML) };
}

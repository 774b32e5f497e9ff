/** The title and the cover of a post or project, on its page and in lists that link to it. */
type Parts = readonly (readonly [element: HTMLElement, name: string])[];

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the elements of the item at an address on this page: on its own page, or at the link to it. */
function partsOf(address: string): Parts {
  const main = document.querySelector('main');
  const own = [...(main?.querySelectorAll<HTMLElement>('[data-morph]') ?? [])];
  if (own.length > 0) return own.map((element) => [element, `post-${element.dataset['morph']}`]);
  const link = [...(main?.querySelectorAll('a') ?? [])].find((one) => one.getAttribute('href') === address);
  const cover = link?.closest('li')?.querySelector('img');
  return [
    ...(link ? [[link, 'post-title'] as const] : []),
    ...(cover ? [[cover, 'post-cover'] as const] : []),
  ];
}

/** Names the elements by script, which a policy without inline styles allows, and only while they move. */
function name(parts: Parts): () => void {
  for (const [element, part] of parts) element.style.viewTransitionName = part;
  return () => parts.forEach(([element]) => (element.style.viewTransitionName = ''));
}

/** Renders another page in a transition: title and cover move between a list and an item's own page, the rest cross-fades. */
export function playPageTransition(former: string, address: string, draw: () => void): void {
  if (!('startViewTransition' in document) || isMotionReduced()) return draw();
  const clearOld = name(partsOf(address));
  let clearNew = () => undefined as void;
  const transition = document.startViewTransition(() => {
    clearOld();
    draw();
    clearNew = name(partsOf(former));
  });
  // In the background, or when the page is left early, there is no transition.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => clearNew());
}

/** The title and the cover of a post, on its own page and in a list that leads to it. */
type Parts = readonly (readonly [element: HTMLElement, name: string])[];

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What on this page stands for the post at an address: the page itself, or the link to it. */
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

/** Set from here, and only while it moves: a policy without inline styles allows it, and no name stands twice. */
function name(parts: Parts): () => void {
  for (const [element, part] of parts) element.style.viewTransitionName = part;
  return () => parts.forEach(([element]) => (element.style.viewTransitionName = ''));
}

/** Has another page drawn, at once: title and cover of a post pass from the list to the post and back, the rest cross-fades. */
export function drawInMotion(former: string, address: string, draw: () => void): void {
  if (!('startViewTransition' in document) || isMotionReduced()) return draw();
  const clearOld = name(partsOf(address));
  let clearNew = () => undefined as void;
  const transition = document.startViewTransition(() => {
    clearOld();
    draw();
    clearNew = name(partsOf(former));
  });
  // A page in the background, or one left in haste, is drawn without moving.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => clearNew());
}

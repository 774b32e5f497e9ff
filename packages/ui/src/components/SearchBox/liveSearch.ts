export interface LiveSearch {
  /** The id of the list of links to the results. */
  foundId: string;
  /** Shows the results of a query; without one, everything. */
  show(words: string): void;
}

const pause = 200;

/** Updates results while typing; arrow keys move among them, Escape clears. Returns a function that stops it. */
export function startLiveSearch(field: HTMLInputElement, { foundId, show }: LiveSearch): () => void {
  const page = field.ownerDocument;
  let asked = field.defaultValue.trim();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = () => {
    clearTimeout(timer);
    const words = field.value.trim();
    if (words === asked) return;
    const { pathname } = location;
    timer = setTimeout(() => {
      // A link was followed meanwhile, whose page is on its way.
      if (location.pathname !== pathname) return;
      asked = words;
      show(words);
    }, pause);
  };
  const clear = () => {
    clearTimeout(timer);
    field.value = '';
    // The focus reads the words of the address, which are about to change.
    field.focus();
    asked = '';
    show('');
  };
  const handleInput = (event: Event) => {
    // Text that is still being composed is not searched.
    if (!(event instanceof InputEvent && event.isComposing)) follow();
  };
  const handleSubmit = () => {
    clearTimeout(timer);
    asked = field.value.trim();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...(page.getElementById(foundId)?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === event.target);
    if (at < 0 && event.target !== field) return;
    if (event.key === 'Escape' && field.value !== '') {
      event.preventDefault();
      clear();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      links[Math.min(at + 1, links.length - 1)]?.focus();
    } else if (event.key === 'ArrowUp' && at >= 0) {
      event.preventDefault();
      (at === 0 ? field : links[at - 1])?.focus();
    }
  };

  // A link may have changed the address meanwhile.
  const handleFocus = () => {
    asked = field.defaultValue.trim();
  };
  // On Back and Forward the field shows the query of the address, even with the focus.
  const handleBack = () => {
    clearTimeout(timer);
    asked = new URLSearchParams(location.search).get('q') ?? '';
    field.value = asked;
  };

  addEventListener('popstate', handleBack);
  field.addEventListener('focus', handleFocus);
  field.addEventListener('input', handleInput);
  field.addEventListener('compositionend', follow);
  field.form?.addEventListener('submit', handleSubmit);
  page.addEventListener('keydown', handleKey);
  // Handles what was typed while this code was loading.
  follow();
  return () => {
    clearTimeout(timer);
    removeEventListener('popstate', handleBack);
    field.removeEventListener('focus', handleFocus);
    field.removeEventListener('input', handleInput);
    field.removeEventListener('compositionend', follow);
    field.form?.removeEventListener('submit', handleSubmit);
    page.removeEventListener('keydown', handleKey);
  };
}

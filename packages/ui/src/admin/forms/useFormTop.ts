import { useEffect } from 'react';
import { contentId } from '../../components/PageHead/contentId.ts';

/**
 * A form opened over its list, at the same path, starts scrolled to its top and with the focus there. If the address
 * has a hash, the reader is at that place, and a form mounted later does not move it.
 */
export function useFormTop(): void {
  useEffect(() => {
    if (location.hash !== '') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, []);
}

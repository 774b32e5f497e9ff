import { useEffect } from 'react';
import { contentId } from '../../components/PageHead/contentId.ts';

/**
 * A form that opens over its list, at the same path, begins at its top, for the eye and for the keyboard. Where the
 * address names a place of the page, the reader is there, and a form that comes later leaves it so.
 */
export function useFormTop(): void {
  useEffect(() => {
    if (location.hash !== '') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, []);
}

import { useEffect } from 'react';
import { contentId } from '../../components/PageHead/contentId.ts';

/** A form that opens over its list, at the same path, begins at its top, for the eye and for the keyboard. */
export function useFormTop(): void {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, []);
}

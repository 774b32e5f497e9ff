import { useEffect, useEffectEvent } from 'react';
import { useShortcut } from '../../shared/useShortcut.ts';
import type { EditorView } from './useEditorView.ts';

/** Opens the publication date by a shortcut in the editor, and by `#date` in the address from elsewhere. */
export function useDateField({ active, goToField }: EditorView): void {
  const go = () => goToField(`shared.dates.${active}.published_at`);
  useShortcut('.', go, { hasShift: true });
  const begin = useEffectEvent(go);
  useEffect(() => {
    if (location.hash !== '#date') return;
    // a reload must not jump to the date again
    history.replaceState(history.state, '', location.pathname + location.search);
    // after the text has taken the focus
    const timer = setTimeout(() => begin());
    return () => clearTimeout(timer);
  }, []);
}

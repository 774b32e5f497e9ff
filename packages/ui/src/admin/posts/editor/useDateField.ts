import { useEffect, useEffectEvent } from 'react';
import { useShortcut } from '../../shared/useShortcut.ts';
import type { EditorView } from './useEditorView.ts';

/** The date of publication is one chord away in the editor, and one address away elsewhere: `#date`. */
export function useDateField({ active, goToField }: EditorView): void {
  const go = () => goToField(`shared.dates.${active}.published_at`);
  useShortcut('.', go, { hasShift: true });
  const begin = useEffectEvent(go);
  useEffect(() => {
    if (location.hash !== '#date') return;
    // a reload comes back to the text
    history.replaceState(history.state, '', location.pathname + location.search);
    // after the text has taken the focus
    const timer = setTimeout(() => begin());
    return () => clearTimeout(timer);
  }, []);
}

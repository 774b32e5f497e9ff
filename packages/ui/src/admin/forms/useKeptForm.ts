import { mergeValues } from '@janus-site/core/editor';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { useServices } from '../../hooks/services.ts';
import { readStored, store } from '../shared/storage.ts';
import type { ItemForm } from './useEditor.ts';

/** Unsaved values, with the saved ones that they change. */
interface Typed<V> {
  saved: V;
  values: V;
  savedAt: number;
}

const area = 'localStorage';

function readTyped<V>(key: string): Typed<V> | null {
  try {
    return JSON.parse(readStored(area, key) ?? 'null') as Typed<V> | null;
  } catch {
    return null;
  }
}

/** The part of a kept form that the frame of its dialog uses. */
export interface KeptDialog extends Pick<ItemForm<unknown>, 'restored'> {
  /** Whether something is typed and not saved. */
  isTyped: boolean;
  /** Shows the saved values again. */
  discard(): void;
  /** Removes the typed values and offers to return them. */
  cancel(): void;
}

export interface KeptForm<V> extends KeptDialog {
  values: V;
  change(values: V): void;
  /** Removes the values from the device, because they are saved. */
  clear(): void;
}

/**
 * The values of a form in a dialog, kept on the device for the signed-in account until they are saved or cancelled.
 * What others have saved meanwhile is merged in. `onReopen` opens the dialog again; by default its address does.
 */
export function useKeptForm<V>(name: string, saved: V, onReopen?: () => void): KeptForm<V> {
  const { t } = useLingui();
  const showToast = useToast();
  const { navigate } = useNavigation();
  const { session } = useServices();
  const [key] = useState(() => `form ${session.getSnapshot().user?.id} ${name}`);
  const [found, setFound] = useState(() => readTyped<V>(key));
  const [typed, setTyped] = useState(found);
  const text = JSON.stringify(typed);
  const clear = () => {
    // Another window may have written since.
    if (readStored(area, key) === text) store(area, key, null);
  };
  return {
    values: typed ? mergeValues(typed.saved, typed.values, saved).values : saved,
    isTyped: typed !== null,
    restored: found && { savedAt: found.savedAt, isOutdated: false },
    change(values) {
      const next = { saved, values, savedAt: Date.now() };
      setTyped(next);
      store(area, key, JSON.stringify(next));
    },
    clear,
    discard() {
      clear();
      setTyped(null);
      setFound(null);
    },
    cancel() {
      if (!typed) return;
      clear();
      const address = location.pathname + location.search;
      showToast({
        message: t`Закрыто без сохранения`,
        tone: 'undo',
        action: {
          label: t`Вернуть`,
          onAction() {
            store(area, key, text);
            if (onReopen) onReopen();
            else navigate(address);
          },
        },
      });
    },
  };
}

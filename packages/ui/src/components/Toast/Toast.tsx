import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useKeptFocus } from '../../hooks/useKeptFocus.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { action, glyph, lane, message, region, toneClass } from './Toast.css.ts';
import type { Toast, ToastOptions, ToastStore } from './toasts.ts';
import { createToasts, toastLife } from './toasts.ts';

const ToastContext = createContext<ToastStore | null>(null);
const glyphs = { success: 'check', undo: 'undo', error: 'alert' } as const;

export interface ToastProviderProps {
  /** The tree that may show toasts. */
  children: ReactNode;
}

/** The provider of the toasts of everything inside it; the admin layout contains one. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [store] = useState(createToasts);
  return (
    <ToastContext value={store}>
      {children}
      <ToastRegion store={store} />
    </ToastContext>
  );
}

/** Returns a function that shows a toast; its result removes the toast silently. */
export function useToast(): (options: ToastOptions) => () => void {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it: wrap the screen in AdminLayout.');
  return store.show;
}

function ToastRegion({ store }: { store: ToastStore }) {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const area = useRef<HTMLElement>(null);
  useKeptFocus(area);
  return (
    <section ref={area} aria-label={t`Уведомления`} className={region}>
      <div role="status" className={lane}>
        {toasts.map((toast) =>
          toast.tone === 'error' ? null : <ToastView key={toast.id} toast={toast} store={store} />,
        )}
      </div>
      {toasts.map((toast) =>
        toast.tone === 'error' ? (
          <div key={toast.id} role="alert" className={lane}>
            <ToastView toast={toast} store={store} />
          </div>
        ) : null,
      )}
    </section>
  );
}

/** Removes the toast after the lifetime of its tone; pointer or focus on it stops the timer (WCAG 2.2.1). */
function useLife(toast: Toast, store: ToastStore, isHeld: boolean) {
  useEffect(() => {
    const life = toastLife[toast.tone];
    if (isHeld || !Number.isFinite(life)) return undefined;
    const timer = setTimeout(() => store.expire(toast.id), life);
    return () => clearTimeout(timer);
  }, [toast, store, isHeld]);
}

function ToastView({ toast, store }: { toast: Toast; store: ToastStore }) {
  const { t } = useLingui();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useLife(toast, store, isPointedAt || hasFocus);
  return (
    <div
      className={toneClass[toast.tone]}
      data-state={toast.tone}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <span className={glyph[toast.tone]}>
        <Glyph name={glyphs[toast.tone]} />
      </span>
      <span className={message}>{toast.message}</span>
      {toast.action ? (
        <button type="button" className={action} onClick={() => store.act(toast.id)}>
          {toast.action.label}
        </button>
      ) : null}
      <IconButton
        glyph="close"
        glyphSize={16}
        label={t`Убрать уведомление`}
        onClick={() => store.expire(toast.id)}
      />
    </div>
  );
}

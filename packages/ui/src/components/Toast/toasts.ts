/** The kind of a toast. */
export type ToastTone = 'success' | 'undo' | 'error';

/** A toast: a message with at most one action. */
export interface ToastOptions {
  /** One sentence. */
  message: string;
  /** `success` disappears after 4 s, `undo` after 10 s; `error` stays until it is dismissed. */
  tone?: ToastTone;
  /** The action that the person can take. */
  action?: { label: string; onAction(): void };
  /** Called once when the toast disappears without its action: it expired, was dismissed or was displaced. */
  onExpire?(): void;
}

export interface Toast extends ToastOptions {
  readonly id: number;
  readonly tone: ToastTone;
}

export const toastLife: Readonly<Record<ToastTone, number>> = {
  success: 4_000,
  undo: 10_000,
  error: Infinity,
};

/** The maximum number at the same time; the oldest is removed first. */
export const toastsAtOnce = 3;

export interface ToastStore {
  getSnapshot(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  /** Returns a function that removes the toast silently. */
  show(options: ToastOptions): () => void;
  /** Removes a toast that expired or was dismissed; its `onExpire` is called. */
  expire(id: number): void;
  /** Runs the toast's action and removes it. */
  act(id: number): void;
}

/** The list of toasts, separate from its rendering, so that time and order can be tested. */
export function createToasts(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const commit = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const take = (id: number): Toast | undefined => {
    const found = toasts.find((toast) => toast.id === id);
    if (found) commit(toasts.filter((toast) => toast.id !== id));
    return found;
  };
  return {
    getSnapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(options) {
      const toast: Toast = { ...options, tone: options.tone ?? 'success', id: ++lastId };
      const all = [...toasts, toast];
      const expired = all.slice(0, Math.max(0, all.length - toastsAtOnce));
      commit(all.slice(expired.length));
      for (const old of expired) old.onExpire?.();
      return () => void take(toast.id);
    },
    expire: (id) => take(id)?.onExpire?.(),
    act: (id) => take(id)?.action?.onAction(),
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceStorage, dropDraft, readDraft, writeDraft } from './drafts.ts';

export interface ItemFormOptions<V> {
  /** Names the draft on the device: the kind and the id of what is edited. */
  name: string;
  /** What the server has. */
  saved: V;
  /** Of which state of the server it is: a time or a revision. */
  base: string;
}

export type FieldErrors = Readonly<Record<string, string>>;

export interface ItemForm<V> {
  values: V;
  /** Changes some of the values. */
  change(part: Partial<V>): void;
  isDirty: boolean;
  /** The device holds what is on the screen; otherwise leaving loses it. */
  isKept: boolean;
  errors: FieldErrors;
  setErrors(errors: FieldErrors): void;
  /** A draft found on the device and shown: when it was written, and whether the server has moved on since. */
  restored: { savedAt: number; isOutdated: boolean; base: string } | null;
  /** Back to what the server has. */
  discard(): void;
  /** The server took these values: they are the ground from which changes are counted. */
  markSaved(values: V, base: string): void;
  /** Values as of this moment, for a save that begins after an await. */
  read(): V;
}

const writeDelay = 300;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The values of a form. Every change is on the device within 300 ms and at once when the page is hidden, closed or left;
 * a draft found there is shown in place of the saved values.
 */
export function useItemForm<V extends object>({ name, saved, base }: ItemFormOptions<V>): ItemForm<V> {
  const [ground, setGround] = useState({ values: saved, base });
  const [found] = useState(() => readDraft<V>(deviceStorage(), name));
  const isRestored = found !== null && !same(found.values, saved);
  const [values, setValues] = useState<V>(isRestored ? { ...saved, ...found.values } : saved);
  const [restored, setRestored] = useState(
    isRestored ? { savedAt: found.savedAt, isOutdated: found.base !== base, base: found.base } : null,
  );
  const [isKept, setKept] = useState(true);
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(values);

  const isDirty = !same(values, ground.values);

  const write = useEffectEvent(() => {
    const storage = deviceStorage();
    if (same(latest.current, ground.values)) {
      dropDraft(storage, name);
      setKept(true);
      return;
    }
    setKept(writeDraft(storage, name, { values: latest.current, savedAt: Date.now(), base: ground.base }));
  });

  useEffect(() => {
    const timer = setTimeout(write, writeDelay);
    return () => clearTimeout(timer);
  }, [values, ground]);

  useEffect(() => {
    const flush = () => write();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, []);

  const put = (next: V) => {
    latest.current = next;
    setValues(next);
  };

  return {
    values,
    change(part) {
      put({ ...latest.current, ...part });
      const paths = Object.keys(errors).filter((path) => !(path in part));
      if (paths.length < Object.keys(errors).length) {
        setErrors(Object.fromEntries(paths.map((path) => [path, errors[path] ?? ''])));
      }
    },
    isDirty,
    isKept: !isDirty || isKept,
    errors,
    setErrors,
    restored,
    discard() {
      setRestored(null);
      setErrors({});
      put(ground.values);
    },
    markSaved(next, nextBase) {
      setRestored(null);
      setGround({ values: next, base: nextBase });
    },
    read: () => latest.current,
  };
}

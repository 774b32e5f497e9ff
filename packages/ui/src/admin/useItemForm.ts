import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceStorage, dropDraft, fingerprint, readDraft, writeDraft } from './drafts.ts';

export interface ItemFormOptions<V> {
  /** Names the draft on the device: the kind and the id of what is edited. */
  name: string;
  /** What the server has. */
  saved: V;
  /** The server's revisions that go with it, where it counts them. */
  base?: string;
}

/** What is wrong, by the dotted path of the value. */
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
  /** A draft found on the device and shown: when it was written, whether the server has moved on since, its revisions. */
  restored: { savedAt: number; isOutdated: boolean; base: string } | null;
  /** Back to what the server has. */
  discard(): void;
  /** The server took these values: they are the ground from which changes are counted. */
  markSaved(values: V): void;
  /** Values as of this moment, for a save that begins after an await. */
  read(): V;
}

const writeDelay = 300;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The value at a dotted path. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], values);
}

/**
 * The values of a form. Every change is on the device within 300 ms and at once when the page is hidden, closed or left;
 * a draft found there is shown in place of the saved values.
 */
export function useItemForm<V extends object>({ name, saved, base = '' }: ItemFormOptions<V>): ItemForm<V> {
  const [ground, setGround] = useState(saved);
  const [found] = useState(() => readDraft<V>(deviceStorage(), name));
  const isFound = found !== null && !same(found.values, saved);
  const [values, setValues] = useState<V>(isFound ? { ...saved, ...found.values } : saved);
  const [restored, setRestored] = useState(
    isFound
      ? { savedAt: found.savedAt, isOutdated: found.ground !== fingerprint(saved), base: found.base }
      : null,
  );
  const [isHeld, setHeld] = useState(true);
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(values);
  const isDirty = !same(values, ground);

  const put = (next: V) => {
    const former = latest.current;
    latest.current = next;
    setValues(next);
    setErrors((known) =>
      Object.fromEntries(
        Object.entries(known).filter(([path]) => same(valueAt(former, path), valueAt(next, path))),
      ),
    );
  };

  const write = useEffectEvent(() => {
    const storage = deviceStorage();
    if (same(latest.current, ground)) {
      dropDraft(storage, name);
      setHeld(true);
      return;
    }
    const draft = {
      values: latest.current,
      savedAt: Date.now(),
      ground: fingerprint(ground),
      base: restored?.base ?? base,
    };
    setHeld(writeDraft(storage, name, draft));
  });
  // A timer that runs is not put off by further keys: who types without a pause is kept as well.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      write();
    }, writeDelay);
  }, [values, ground]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
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

  // What came anew from the server replaces a form in which nothing was changed.
  const adopt = useEffectEvent(() => {
    if (isDirty) return;
    setGround(saved);
    put(saved);
  });
  const savedText = JSON.stringify(saved);
  useEffect(() => adopt(), [savedText]);

  return {
    values,
    change: (part) => put({ ...latest.current, ...part }),
    isDirty,
    isKept: !isDirty || isHeld,
    errors,
    setErrors,
    restored,
    discard() {
      setRestored(null);
      put(ground);
    },
    markSaved(next) {
      setRestored(null);
      setGround(next);
    },
    read: () => latest.current,
  };
}

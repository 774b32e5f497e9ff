import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDraftStore } from './draftStore.ts';
import type { FoundDraft } from './drafts.ts';
import { hashValues } from './drafts.ts';

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
  /** Drafts that other windows have left on the device and that say something else. */
  others: readonly FoundDraft<V>[];
  /** Shows one of them; what was shown is among the others then. */
  showOther(draft: FoundDraft<V>): void;
  dropOther(draft: FoundDraft<V>): void;
  /** Back to what the server has. */
  discard(): void;
  /** The server took these values: they are the ground from which changes are counted. */
  markSaved(values: V): void;
  /** What is edited goes on under another name; words that were not sent are found there. */
  moveTo(name: string, values: V, base: string): void;
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
  const [keeper] = useState(() => createDraftStore<V>(name));
  const findOthers = (): FoundDraft<V>[] =>
    keeper
      .find()
      .map((draft) => ({ ...draft, values: { ...saved, ...draft.values } }))
      .filter((draft) => !same(draft.values, saved));
  const [found, setFound] = useState(findOthers);
  const [shown, setShown] = useState<FoundDraft<V> | null>(found[0] ?? null);
  const [values, setValues] = useState<V>(shown?.values ?? saved);
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

  const draftNow = () => ({
    values: latest.current,
    savedAt: Date.now(),
    ground: hashValues(ground),
    base: shown?.base ?? base,
  });
  const write = useEffectEvent(() => {
    if (same(latest.current, ground)) {
      keeper.drop();
      setHeld(true);
    } else setHeld(keeper.keep(draftNow()));
  });
  const show = (draft: FoundDraft<V> | null) => {
    keeper.adopt(draft);
    setShown(draft);
    put(draft?.values ?? ground);
  };
  // A form that was left a moment ago, or a browser that was killed, may have left newer words than were found at first.
  const lookAgain = useEffectEvent(() => {
    const others = findOthers();
    const newest = others[0] ?? null;
    const isUntouched = same(latest.current, shown?.values ?? ground);
    if (isUntouched && (newest?.key !== shown?.key || newest?.savedAt !== shown?.savedAt)) show(newest);
    setFound(others);
  });
  const begin = useEffectEvent(() => keeper.adopt(shown));
  useEffect(() => {
    begin();
    lookAgain();
    let isGone = false;
    void keeper.recover().then(() => {
      if (!isGone) lookAgain();
    });
    return () => {
      isGone = true;
    };
  }, [keeper]);
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
    restored: shown && {
      savedAt: shown.savedAt,
      isOutdated: shown.ground !== hashValues(ground),
      base: shown.base,
    },
    others: found.filter(
      (draft) => (draft.key !== shown?.key || draft.savedAt !== shown.savedAt) && !same(draft.values, values),
    ),
    showOther(draft) {
      if (isDirty) keeper.keep(draftNow());
      keeper.branch();
      setFound(findOthers());
      show(draft);
    },
    dropOther(draft) {
      keeper.dropOther(draft);
      setFound(findOthers());
    },
    discard() {
      setShown(null);
      put(ground);
    },
    markSaved(next) {
      setShown(null);
      setGround(next);
    },
    moveTo(nextName, next, nextBase) {
      keeper.drop();
      keeper.branch(nextName);
      // At once: the words may be the last ones, and the form may be gone already.
      if (same(latest.current, next)) return;
      setHeld(keeper.keep({ ...draftNow(), ground: hashValues(next), base: nextBase }));
    },
    read: () => latest.current,
  };
}

import { createDraftMirror } from './draftMirror.ts';
import type { Draft, FoundDraft } from './drafts.ts';
import { deviceStorage, draftKey, dropDraft, findDrafts, readDraft, writeDraft } from './drafts.ts';

/** The draft that one form of one window keeps on the device. */
export interface DraftStore<V> {
  /** What other windows, living and dead, have left; the newest first. */
  find(): FoundDraft<V>[];
  /** The form goes on from a found draft; that one goes when the form's own words take its place. */
  adopt(draft: FoundDraft<V> | null): void;
  /** False when the device took nothing. */
  keep(draft: Draft<V>): boolean;
  /** The words are safe elsewhere, or not wanted. */
  drop(): void;
  /** A draft of another window is not wanted. */
  dropOther(draft: FoundDraft<V>): void;
  /** Leaves the own draft to be found, and begins another one, under another name if one is given. */
  branch(name?: string): void;
  /** Brings back what a killed browser has forgotten. */
  recover(): Promise<void>;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function createDraftStore<V>(firstName: string): DraftStore<V> {
  const mirror = createDraftMirror();
  let name = firstName;
  let own = draftKey(name);
  let isWritten = false;
  let lastTime = 0;
  let from: FoundDraft<V> | null = null;
  const remove = (key: string) => {
    dropDraft(deviceStorage(), key);
    mirror.put(key, null);
  };
  // A window that lives has written on meanwhile: its draft is its own.
  const isUnchanged = (draft: FoundDraft<V>) =>
    readDraft<V>(deviceStorage(), draft.key)?.savedAt === draft.savedAt;
  const release = () => {
    if (from && isUnchanged(from)) remove(from.key);
    from = null;
  };
  return {
    find: () => findDrafts<V>(deviceStorage(), name).filter(({ key }) => key !== own),
    adopt: (draft) => void (from = draft),
    keep(draft) {
      if (from && !isWritten && same(from.values, draft.values) && isUnchanged(from)) return true;
      // Others tell by the time that this window has written on, and two words fit into a millisecond.
      lastTime = Math.max(draft.savedAt, lastTime + 1);
      const dated = { ...draft, savedAt: lastTime };
      if (!writeDraft(deviceStorage(), own, dated)) return false;
      mirror.put(own, dated);
      isWritten = true;
      release();
      return true;
    },
    drop() {
      if (isWritten) remove(own);
      isWritten = false;
      release();
    },
    dropOther: (draft) => {
      if (isUnchanged(draft)) remove(draft.key);
    },
    branch(nextName = name) {
      name = nextName;
      own = draftKey(name);
      isWritten = false;
      from = null;
    },
    recover: () => mirror.recover(deviceStorage()),
  };
}

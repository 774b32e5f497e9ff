import type { Draft, DraftDevice, FoundDraft } from './drafts.ts';
import { draftKey, dropDraft, findDrafts, readDraft, writeDraft } from './drafts.ts';
import { same } from './values.ts';

/** The draft that one form in one window stores on the device. */
export interface DraftStore<V> {
  /** Returns the drafts of other windows, open or closed; the newest first. */
  find(): FoundDraft<V>[];
  /** Continues from a found draft, which is removed when the form's own draft replaces it. */
  adopt(draft: FoundDraft<V> | null): void;
  /** Stores the draft; returns false if the device could not. */
  keep(draft: Draft<V>): boolean;
  /** Removes the draft: the values are saved, or were discarded. */
  drop(): void;
  /** Removes the draft of another window. */
  dropOther(draft: FoundDraft<V>): void;
  /** Leaves the current draft to be found and starts another one, under `name` if it is given. */
  branch(name?: string): void;
  /** Restores the drafts that a killed browser has lost. */
  recover(): Promise<void>;
}

export function createDraftStore<V>(firstName: string, device: DraftDevice): DraftStore<V> {
  const { mirror, storage } = device;
  let name = firstName;
  let own = draftKey(name, device.uniqueName());
  let written: Draft<V> | null = null;
  let lastTime = 0;
  let from: FoundDraft<V> | null = null;
  const remove = (key: string) => {
    dropDraft(storage(), key);
    mirror.put(key, null);
  };
  // A window that is still open may have changed its draft since: then the draft is not removed.
  const isUnchanged = (draft: FoundDraft<V>) => readDraft<V>(storage(), draft.key)?.savedAt === draft.savedAt;
  const release = () => {
    if (from && isUnchanged(from)) remove(from.key);
    from = null;
  };
  return {
    find: () => findDrafts<V>(storage(), name).filter(({ key }) => key !== own),
    adopt: (draft) => void (from = draft),
    keep(draft) {
      if (from && !written && same(from.values, draft.values) && isUnchanged(from)) return true;
      // Other windows detect a change by `savedAt`, and two changes fit into a millisecond. Equal values on newer saved
      // values are not a change.
      if (!written || !same(written.values, draft.values)) lastTime = Math.max(draft.savedAt, lastTime + 1);
      const dated = { ...draft, savedAt: lastTime };
      if (!writeDraft(storage(), own, dated)) return false;
      mirror.put(own, dated);
      written = dated;
      release();
      return true;
    },
    drop() {
      if (written) remove(own);
      written = null;
      release();
    },
    dropOther: (draft) => {
      if (isUnchanged(draft)) remove(draft.key);
    },
    branch(nextName = name) {
      name = nextName;
      own = draftKey(name, device.uniqueName());
      written = null;
      from = null;
    },
    recover: () => mirror.recover(storage()),
  };
}

import type { Draft, DraftDevice, FoundDraft } from './drafts.ts';
import { draftKey, dropDraft, findDrafts, readDraft, writeDraft } from './drafts.ts';
import { same } from './values.ts';

/** The draft that one form of one window keeps on the device. */
export interface DraftStore<V> {
  /** Returns what other windows, living and dead, have left; the newest first. */
  find(): FoundDraft<V>[];
  /** The form goes on from a found draft; that one goes when the form's own words take its place. */
  adopt(draft: FoundDraft<V> | null): void;
  /** Returns false when the device took nothing. */
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
  // A window that lives has written on meanwhile: its draft is its own.
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
      // Others tell by the time that this window has written on, and two words fit into a millisecond; the same words on
      // a newer ground are no news to them.
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

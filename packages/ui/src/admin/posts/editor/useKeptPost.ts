import { posts } from '@janus-site/core';
import type { Post } from '@janus-site/core';
import { useState } from 'react';
import { useRead } from '../../../hooks/useRead.ts';
import type { ReadState } from '../../../hooks/reading.ts';

interface KeptPost {
  read: ReadState<Post>;
  /** The post as last loaded; an expired session or a failed reload must not unmount its editor. */
  kept: Post | null;
  /** Call it before the post is deleted, and with false if that fails: a deleted post is not loaded again. */
  onRemoving(isRemoving: boolean): void;
}

/** Loads a post for its editor and keeps it; null loads nothing. */
export function useKeptPost(id: string | null): KeptPost {
  const [isRemoving, setRemoving] = useState(false);
  const read = useRead(id === null || isRemoving ? null : posts.byId(id));
  const [kept, setKept] = useState<Post | null>(null);
  if (read.state === 'ready' && read.data !== kept) setKept(read.data);
  return { read, kept, onRemoving: setRemoving };
}

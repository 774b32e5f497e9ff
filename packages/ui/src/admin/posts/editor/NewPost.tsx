import type { Face, Post } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useState } from 'react';
import { useIsMounted } from '../../../hooks/useIsMounted.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { PostEditor } from './PostEditor.tsx';

export interface NewPostProps {
  /** Null until its first save has made it and its own address has been reached. */
  id: string | null;
  /** The face that it is to be a page of; null for a post. */
  face: Face | null;
  onCreated(post: Post): void;
}

/** A post that was new when this page was opened: from its first save on, the same editor follows the server. */
export function NewPost({ id, face, onCreated }: NewPostProps) {
  const read = useRead(id === null ? null : posts.byId(id));
  // A failed reload must not take away what is known.
  const [kept, setKept] = useState<Post | null>(null);
  if (read.state === 'ready' && read.data !== kept) setKept(read.data);
  const isMounted = useIsMounted();
  return (
    <PostEditor
      post={kept}
      face={face}
      onCreated={(post) => {
        // Who has left meanwhile is not called back.
        if (isMounted.current) onCreated(post);
      }}
    />
  );
}

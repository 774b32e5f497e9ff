import type { Face, Post } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useState } from 'react';
import { useIsMounted } from '../../../hooks/useIsMounted.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { PostEditor } from './PostEditor.tsx';

export interface NewPostProps {
  /** Null until the first save has created it and its own address is open. */
  id: string | null;
  /** The face whose page it will be; null for a post. */
  face: Face | null;
  onCreated(post: Post): void;
}

/** A post that was new when this page was opened: after its first save the same editor follows the server. */
export function NewPost({ id, face, onCreated }: NewPostProps) {
  const read = useRead(id === null ? null : posts.byId(id));
  // A failed reload must not discard what was loaded.
  const [kept, setKept] = useState<Post | null>(null);
  if (read.state === 'ready' && read.data !== kept) setKept(read.data);
  const isMounted = useIsMounted();
  return (
    <PostEditor
      post={kept}
      face={face}
      onCreated={(post) => {
        // Not called once the editor is unmounted.
        if (isMounted.current) onCreated(post);
      }}
    />
  );
}

import type { Face, Post } from '@janus-site/core';
import { useIsMounted } from '../../../hooks/useIsMounted.ts';
import { PostEditor } from './PostEditor.tsx';
import { useKeptPost } from './useKeptPost.ts';

export interface NewPostProps {
  /** Null until the first save has created it and its own address is open. */
  id: string | null;
  /** The face whose page it will be; null for a post. */
  face: Face | null;
  onCreated(post: Post): void;
}

/** A post that was new when this page was opened: after its first save the same editor follows the server. */
export function NewPost({ id, face, onCreated }: NewPostProps) {
  const { kept, onRemoving } = useKeptPost(id);
  const isMounted = useIsMounted();
  return (
    <PostEditor
      post={kept}
      face={face}
      onRemoving={onRemoving}
      onCreated={(post) => {
        // Not called once the editor is unmounted.
        if (isMounted.current) onCreated(post);
      }}
    />
  );
}

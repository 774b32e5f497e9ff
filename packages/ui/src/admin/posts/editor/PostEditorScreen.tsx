import { useState } from 'react';
import { PostEditor } from './PostEditor.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { usePage } from '../../../hooks/page.ts';
import { EditedPost } from './EditedPost.tsx';
import { useIsMounted } from '../../../hooks/useIsMounted.ts';

/** A post that was new when this page was opened. */
interface Made {
  id: string;
  /** Its own address has been reached. */
  isReached: boolean;
  /** Of its editor, which stays. */
  key: string;
}

/**
 * `/posts/create` and `/posts/{id}/edit`. The first save of a new post makes a draft, and the same editor goes on at the
 * draft's own address: the hands stay where they are.
 */
export function PostEditorScreen() {
  const { params, query } = usePage<'createPost'>();
  const { href, navigate } = useNavigation();
  const [made, setMade] = useState<Made | null>(null);
  const [count, setCount] = useState(0);
  const isMounted = useIsMounted();
  // A new post and a new page have editors of their own.
  const fresh = `${count} ${query.page ?? ''}`;
  if (made && !made.isReached && params.id === made.id) setMade({ ...made, isReached: true });
  if (made?.isReached && params.id === undefined) {
    // The next new post.
    setMade(null);
    setCount(count + 1);
  }
  if (params.id !== undefined && params.id !== made?.id) return <EditedPost key={params.id} id={params.id} />;
  return (
    <PostEditor
      key={made?.key ?? fresh}
      post={null}
      face={query.page ?? null}
      onCreated={({ id }) => {
        // Who has left meanwhile is not called back.
        if (!isMounted.current) return;
        setMade({ id, isReached: false, key: fresh });
        navigate(href('editPost', { params: { id } }), { replace: true, stays: true });
      }}
    />
  );
}

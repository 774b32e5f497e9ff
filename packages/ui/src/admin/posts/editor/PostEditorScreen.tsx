import { useNavigation } from '../../../hooks/navigation.ts';
import { usePage } from '../../../hooks/page.ts';
import { EditedPost } from './EditedPost.tsx';
import { NewPost } from './NewPost.tsx';
import { useMadePost } from './useMadePost.ts';

/**
 * `/posts/create` and `/posts/{id}/edit`. The first save of a new post creates a draft, and the same editor continues
 * at the draft's address without losing the focus.
 */
export function PostEditorScreen() {
  const { params, query } = usePage<'createPost'>();
  const { href, navigate } = useNavigation();
  // A new post and a new page have separate editors.
  const made = useMadePost(params.id, query.page ?? '');
  if (params.id !== undefined && params.id !== made.id) return <EditedPost key={params.id} id={params.id} />;
  return (
    <NewPost
      key={made.key}
      id={made.id}
      face={query.page ?? null}
      onCreated={({ id }) => {
        made.onMade(id);
        navigate(href('editPost', { params: { id } }), { replace: true, stays: true });
      }}
    />
  );
}

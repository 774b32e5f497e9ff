import { useLingui } from '@lingui/react/macro';
import { PostEditor } from '../../admin/postEditor/PostEditor.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useHost } from '../../data/host.ts';

/** `/posts/create`: an empty editor; the first save makes a draft and goes on at its own address. */
export function CreatePostScreen() {
  const { t } = useLingui();
  const host = useHost();
  const showToast = useToast();
  return (
    <PostEditor
      post={null}
      onCreated={(post) => {
        showToast({ message: t`Черновик создан` });
        host.navigate(host.href('editPost', { params: { id: post.id } }), { replace: true });
      }}
    />
  );
}

import type { Post } from '@janus-site/core';
import { can, posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { shortcutText } from '../../shared/keys.ts';
import { acrossFaces, useFaceLinks } from '../../shared/acrossFaces.ts';
import { useFollow } from '../../shared/useFollow.ts';

export interface PostMenuProps {
  post: Post;
  title: string;
  /** Present when the bar has no room for the button. */
  onSave?(): void;
  onPreviewLink(): void;
  /** Shows only the text. */
  onAlone(): void;
  /** Deletes the post with what is typed in it. Returns whether that succeeded. */
  onRemove(): Promise<boolean>;
}

/** Actions on a whole post. */
export function PostMenu({ post, title, onSave, onPreviewLink, onAlone, onRemove }: PostMenuProps) {
  const { t } = useLingui();
  const { navigate, href } = useNavigation();
  const follow = useFollow();
  const links = useFaceLinks();
  const { user } = useSession();
  const showToast = useToast();
  const restore = useWrite(posts.restore);

  const isPage = post.page_face !== null;

  const handleRestore = async () => {
    const result = await restore.run({ id: post.id });
    if (result.ok) follow(href('editPost', { params: { id: post.id } }));
    else showToast({ message: t`Вернуть не удалось: «${title}» ждёт в «Недавно удалённых»`, tone: 'error' });
  };
  const handleRemove = async () => {
    if (!(await onRemove())) {
      showToast({ message: t`Удалить не удалось. Попробуйте ещё раз`, tone: 'error' });
      return;
    }
    navigate(href(post.page_face === null ? 'blogLogin' : 'pagesAdmin'));
    showToast({
      message: isPage ? t`Страница «${title}» удалена` : t`Пост «${title}» удалён`,
      tone: 'undo',
      action: { label: t`Вернуть`, onAction: () => void handleRestore() },
    });
  };
  return (
    <DropdownMenu
      trigger={<IconButton glyph="more" label={isPage ? t`Действия со страницей` : t`Действия с постом`} />}
    >
      {onSave ? (
        <MenuItem glyph="check" onSelect={onSave}>
          {t`Сохранить`}
        </MenuItem>
      ) : null}
      <MenuItem glyph="eyeOff" onSelect={onAlone}>
        {t`Только текст (${shortcutText('Shift+F')})`}
      </MenuItem>
      <MenuItem glyph="link" onSelect={onPreviewLink}>
        {t`Ссылка для просмотра…`}
      </MenuItem>
      {can(user, 'manageUsers') ? (
        <MenuItem
          glyph="list"
          onSelect={() => {
            const query = { kind: 'post', object: post.id };
            follow(acrossFaces(links, 'portfolio', 'trail', { query }));
          }}
        >
          {t`Записи в журнале`}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem glyph="trash" tone="danger" onSelect={() => void handleRemove()}>
        {isPage ? t`Удалить страницу` : t`Удалить пост`}
      </MenuItem>
    </DropdownMenu>
  );
}

import type { PostSummary } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { mark, marks } from '../shared/Marks.css.ts';

export interface PostMarksProps {
  post: Pick<PostSummary, 'page_face' | 'is_in_menu' | 'is_pinned' | 'is_unlisted'>;
}

/** Marks of a post's placement: pinned, in the menu, or unlisted. */
export function PostMarks({ post }: PostMarksProps) {
  const { t } = useLingui();
  const isInMenu = post.page_face !== null && post.is_in_menu;
  const isPinned = post.page_face === null && post.is_pinned;
  if (!isInMenu && !isPinned && !post.is_unlisted) return null;
  return (
    <span className={marks}>
      {isInMenu ? (
        <span className={mark}>
          <Glyph name="menu" size={14} />
          {t`в меню`}
        </span>
      ) : null}
      {isPinned ? (
        <span className={mark}>
          <Glyph name="pin" size={14} />
          {t`закреплён`}
        </span>
      ) : null}
      {post.is_unlisted ? (
        <span className={mark}>
          <Glyph name="link" size={14} />
          {t`только по адресу`}
        </span>
      ) : null}
    </span>
  );
}

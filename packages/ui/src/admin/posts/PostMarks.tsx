import type { PostSummary } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { mark, marks } from '../shared/Marks.css.ts';

export interface PostMarksProps {
  post: Pick<PostSummary, 'is_pinned' | 'is_unlisted'>;
}

/** What is special about a post's place: that it stands first, or in no list. */
export function PostMarks({ post }: PostMarksProps) {
  const { t } = useLingui();
  if (!post.is_pinned && !post.is_unlisted) return null;
  return (
    <span className={marks}>
      {post.is_pinned ? (
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

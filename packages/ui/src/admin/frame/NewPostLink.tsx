import { can } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { usePage } from '../../hooks/page.ts';
import { useSession } from '../../hooks/useSession.ts';
import { acrossFaces, useFaceLinks } from '../shared/acrossFaces.ts';
import { useFollow } from '../shared/useFollow.ts';
import { useKey } from '../shared/useKey.ts';
import { newPost, newPostWords } from './AdminLayout.css.ts';

/** A link to a new post from anywhere, also by the C key. */
export function NewPostLink() {
  const { t } = useLingui();
  const { route } = usePage();
  const follow = useFollow();
  const links = useFaceLinks();
  const { user } = useSession();
  const isOffered = can(user, 'manageContent') && route !== 'createPost';
  const to = () => acrossFaces(links, 'blog', 'createPost');
  useKey('c', () => {
    if (isOffered) follow(to());
  });
  if (!isOffered) return null;
  return (
    <ButtonLink href={to()} tone="quiet" className={newPost} aria-keyshortcuts="C" title={t`Новый пост (C)`}>
      <Glyph name="pencil" />
      <span className={newPostWords}>{t`Новый пост`}</span>
    </ButtonLink>
  );
}

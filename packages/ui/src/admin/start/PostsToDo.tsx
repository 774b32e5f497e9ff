import { posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { acrossFaces, useFaceLinks } from '../shared/acrossFaces.ts';
import { card, cardHead, quiet, row, rowMain, rows } from '../shared/Page.css.ts';
import { pickTranslation } from '../shared/titles.ts';
import { When } from '../shared/When.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';

export interface PostsToDoProps {
  /** A draft to be finished, or an outdated translation. */
  status: 'draft' | 'outdated';
}

/** Posts that need the owner's attention. */
export function PostsToDo({ status }: PostsToDoProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const links = useFaceLinks();
  const read = useRead(posts.list({ status, limit: 5 }), { reloadOnFocus: true });
  const total = read.state === 'ready' ? read.data.total : 0;
  const names = {
    draft: total ? t`Черновики: ${total}` : t`Черновики`,
    outdated: total ? t`Устаревшие переводы: ${total}` : t`Устаревшие переводы`,
  };
  const empty = {
    draft: t`Черновиков нет. Начатый пост сохраняется сам и ждёт здесь.`,
    outdated: t`Все переводы идут вровень с оригиналами.`,
  };
  const list = acrossFaces(links, 'blog', 'blogLogin', { query: { state: status } });
  return (
    <section className={card}>
      <h2 className={cardHead}>
        <Link href={list}>{names[status]}</Link>
      </h2>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? <ErrorState error={read.error} onRetry={read.retry} /> : null}
      {read.state === 'ready' && total === 0 ? <p className={quiet}>{empty[status]}</p> : null}
      {read.state === 'ready' && total > 0 ? (
        <ul role="list" className={rows}>
          {read.data.items.map((post) => (
            <li key={post.id} className={row}>
              <Link
                href={acrossFaces(links, 'blog', 'editPost', { params: { id: post.id } })}
                className={rowMain}
              >
                {pickTranslation(post.translations, language)?.title || post.slug}
              </Link>
              <span className={quiet}>
                <When time={post.updated_at} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

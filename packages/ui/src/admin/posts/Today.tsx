import { can, messages, posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { acrossFaces, useFaceLinks } from '../shared/acrossFaces.ts';
import { pickTranslation } from '../shared/titles.ts';
import { Link } from '../../components/Link/Link.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useSession } from '../../hooks/useSession.ts';
import { today } from './Today.css.ts';

/** What needs attention, in one line: drafts, outdated translations, unread messages, the last edited post. */
export function Today() {
  const { t } = useLingui();
  const { language } = usePage();
  const { href } = useNavigation();
  const links = useFaceLinks();
  const { user } = useSession();
  const draftsRead = useRead(posts.list({ status: 'draft', limit: 1 }));
  const outdatedRead = useRead(posts.list({ status: 'outdated', limit: 1 }));
  const latestRead = useRead(posts.list({ limit: 1, order: 'changed' }));
  const unreadRead = useRead(
    can(user, 'manageMessages') ? messages.list({ state: 'inbox', is_read: false, limit: 1 }) : null,
    { reloadOnFocus: true },
  );
  const drafts = draftsRead.state === 'ready' ? draftsRead.data.total : 0;
  const outdated = outdatedRead.state === 'ready' ? outdatedRead.data.total : 0;
  const unread = unreadRead.state === 'ready' ? unreadRead.data.total : 0;
  const latest = latestRead.state === 'ready' ? latestRead.data.items[0] : undefined;
  const title = latest ? pickTranslation(latest.translations, language)?.title || latest.slug : '';
  const list = (state: 'draft' | 'outdated') => href('blogLogin', { query: { state } });
  if (drafts + outdated + unread === 0 && !latest) return null;
  return (
    <ul role="list" aria-label={t`Сегодня`} className={today}>
      {drafts > 0 ? (
        <li>
          <Link href={list('draft')}>{t`Черновики: ${drafts}`}</Link>
        </li>
      ) : null}
      {outdated > 0 ? (
        <li>
          <Link href={list('outdated')}>{t`Устаревшие переводы: ${outdated}`}</Link>
        </li>
      ) : null}
      {unread > 0 ? (
        <li>
          <Link href={acrossFaces(links, 'portfolio', 'messages')}>{t`Новые сообщения: ${unread}`}</Link>
        </li>
      ) : null}
      {latest ? (
        <li>
          {t`Последняя правка:`} <Link href={href('editPost', { params: { id: latest.id } })}>{title}</Link>
        </li>
      ) : null}
    </ul>
  );
}

import type { MediaItem, MediaUse } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Link } from '../../components/Link/Link.tsx';
import type { FaceLinks } from '../shared/acrossFaces.ts';
import { acrossFaces, useFaceLinks } from '../shared/acrossFaces.ts';
import { facts, head, uses as usesClass } from './MediaDialog.css.ts';

export interface MediaUsesProps {
  item: Pick<MediaItem, 'uses' | 'use_count'>;
}

function hrefOf(links: FaceLinks, { kind, id, is_deleted }: MediaUse): string {
  if (kind === 'profile' || kind === 'site' || id === null)
    return acrossFaces(links, 'portfolio', kind === 'site' ? kind : 'profile');
  const trash = is_deleted && ({ query: { deleted: true } } as const);
  if (kind === 'post' && trash) return acrossFaces(links, 'blog', 'blogLogin', trash);
  if (kind === 'post') return acrossFaces(links, 'blog', 'editPost', { params: { id } });
  const route = kind === 'project' ? 'projectsAdmin' : 'experiencesAdmin';
  return acrossFaces(links, 'portfolio', route, trash || { query: { edit: id } });
}

/** Where a file is used, with links to the editors. */
export function MediaUses({ item }: MediaUsesProps) {
  const { t } = useLingui();
  const links = useFaceLinks();
  const rest = item.use_count - item.uses.length;
  if (item.use_count === 0) return <p className={facts}>{t`Нигде не показан.`}</p>;
  const kinds = {
    post: t`пост`,
    project: t`проект`,
    experience: t`место работы`,
    profile: t`профиль`,
    site: t`логотип сайта`,
  };
  return (
    <div>
      <h3 className={head}>{t`Где показан`}</h3>
      <ul className={usesClass}>
        {item.uses.map((use) => {
          const title = use.title || t`Без названия`;
          const kind = kinds[use.kind];
          return (
            <li key={`${use.kind} ${use.id}`}>
              <Link href={hrefOf(links, use)}>{use.id === null ? kind : t`${kind} «${title}»`}</Link>
              {use.is_deleted ? ` ${t`(в недавно удалённых)`}` : ''}
              {use.is_history ? ` ${t`(только в истории)`}` : ''}
            </li>
          );
        })}
        {rest > 0 ? <li>{t`и ещё: ${rest}`}</li> : null}
      </ul>
    </div>
  );
}

import type { RouteName } from '@janus-site/core';
import { can } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { GlyphName } from '../../components/Glyph/Glyph.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useSession } from '../../hooks/useSession.ts';
import { UnreadCount } from './UnreadCount.tsx';
import { menu, menuFoot, menuHead, menuLink, menuList } from './AdminLayout.css.ts';

interface MenuRow {
  route: RouteName;
  glyph: GlyphName;
  label: string;
}

/** The order and visibility of the items: docs/behaviour.md, B37. */
function useMenuRows(): MenuRow[] {
  const { t } = useLingui();
  const { face } = usePage();
  const { user } = useSession();
  if (face === 'blog') {
    return [
      ...(!user || can(user, 'manageContent')
        ? ([
            { route: 'blogLogin', glyph: 'file', label: t`Посты` },
            { route: 'pagesAdmin', glyph: 'copy', label: t`Страницы` },
            { route: 'createPost', glyph: 'plus', label: t`Новый пост` },
            { route: 'blogMedia', glyph: 'image', label: t`Файлы` },
            { route: 'tagsAdmin', glyph: 'hash', label: t`Метки` },
            { route: 'seriesAdmin', glyph: 'list', label: t`Серии` },
          ] as const)
        : []),
      ...(can(user, 'manageProfile')
        ? ([
            { route: 'blogFigures', glyph: 'eye', label: t`Чтение` },
            { route: 'blogSite', glyph: 'sidebar', label: t`Сайт` },
            { route: 'blogRedirects', glyph: 'link', label: t`Переадресация` },
            { route: 'imports', glyph: 'upload', label: t`Импорт` },
          ] as const)
        : []),
    ];
  }
  const rows: (MenuRow & { isShown: boolean })[] = [
    {
      route: 'projectsAdmin',
      glyph: 'folder',
      label: t`Проекты`,
      isShown: !user || can(user, 'manageContent'),
    },
    {
      route: 'experiencesAdmin',
      glyph: 'briefcase',
      label: t`Опыт работы`,
      isShown: !user || can(user, 'manageContent'),
    },
    {
      route: 'resumeAdmin',
      glyph: 'file',
      label: t`Резюме`,
      isShown: !user || can(user, 'manageContent'),
    },
    { route: 'messages', glyph: 'inbox', label: t`Сообщения`, isShown: can(user, 'manageMessages') },
    { route: 'media', glyph: 'image', label: t`Файлы`, isShown: can(user, 'manageContent') },
    { route: 'users', glyph: 'users', label: t`Пользователи`, isShown: can(user, 'manageUsers') },
    { route: 'trail', glyph: 'list', label: t`Журнал`, isShown: can(user, 'manageUsers') },
    { route: 'figures', glyph: 'eye', label: t`Чтение`, isShown: can(user, 'manageProfile') },
    { route: 'site', glyph: 'sidebar', label: t`Сайт`, isShown: can(user, 'manageProfile') },
    { route: 'redirects', glyph: 'link', label: t`Переадресация`, isShown: can(user, 'manageProfile') },
    { route: 'profile', glyph: 'user', label: t`Профиль`, isShown: user !== null },
  ];
  return rows.filter((row) => row.isShown);
}

export interface AdminMenuProps {
  /** Called when an item is pressed. */
  onChoose?(): void;
}

/** The contents of the drawer. */
export function AdminMenu({ onChoose }: AdminMenuProps) {
  const { t } = useLingui();
  const { route, query } = usePage<'createPost'>();
  // A new page belongs to the pages.
  const current = route === 'createPost' && query.page ? 'pagesAdmin' : route;
  const { href } = useNavigation();
  const id = useId();
  const rows = useMenuRows();
  return (
    <div className={menu}>
      <nav aria-labelledby={id}>
        <h2 id={id} className={menuHead}>
          {t`Меню`}
        </h2>
        <ul role="list" className={menuList}>
          {rows.map((row) => (
            <li key={row.route}>
              <Link
                href={href(row.route)}
                className={menuLink}
                aria-current={current === row.route ? 'page' : undefined}
                onClick={onChoose}
              >
                <Glyph name={row.glyph} />
                {row.label}
                {/* reloaded on every page, since the frame stays mounted */}
                {row.route === 'messages' ? <UnreadCount key={route} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={menuFoot}>
        <LanguageSwitch />
      </div>
    </div>
  );
}

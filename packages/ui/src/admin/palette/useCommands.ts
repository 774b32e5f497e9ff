import type { Face, RouteName } from '@janus-site/core';
import { can, otherLanguage } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useTheme } from '../../components/ThemeMenu/useTheme.ts';
import type { GlyphName } from '../../components/Glyph/Glyph.tsx';
import type { LinkOptions } from '../../hooks/navigation.ts';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useSession } from '../../hooks/useSession.ts';
import { acrossFaces, useFaceLinks } from '../shared/acrossFaces.ts';
import { useFollow } from '../shared/useFollow.ts';
import { useSignOut } from '../signIn/useSignOut.ts';
import type { Command, CommandGroup } from './command.ts';

/** Commands that open another dialog instead of the palette. */
export interface WindowCommands {
  onShortcuts(): void;
  onTwins(): void;
}

/** Returns every page, action and switch available anywhere in the admin area, limited to the user's rights. */
export function useCommands({ onShortcuts, onTwins }: WindowCommands): Command[] {
  const { t } = useLingui();
  const { face, language } = usePage();
  const { languageHref } = useNavigation();
  const follow = useFollow();
  const links = useFaceLinks();
  const { user } = useSession();
  const [theme, setTheme] = useTheme();
  const signOut = useSignOut();

  const place = (
    face: Face,
    route: RouteName,
    label: string,
    more: { glyph: GlyphName; group?: CommandGroup; words?: string; options?: LinkOptions },
  ): Command => {
    const href = acrossFaces(links, face, route, more.options);
    return {
      id: `${route}${JSON.stringify(more.options ?? '')}`,
      group: more.group ?? 'go',
      label,
      glyph: more.glyph,
      words: `${href} ${more.words ?? ''}`,
      run: () => follow(href),
    };
  };
  const isNew = { query: { new: true } } as const;
  const newPage = { query: { page: 'blog' } } as const;
  const create = 'create' as const;
  const content = can(user, 'manageContent')
    ? [
        place('portfolio', 'projectsAdmin', t`Проекты`, { glyph: 'folder', words: 'projects' }),
        place('portfolio', 'experiencesAdmin', t`Опыт работы`, { glyph: 'briefcase', words: 'experience' }),
        place('portfolio', 'resumeAdmin', t`Резюме`, {
          glyph: 'file',
          words: 'cv resume education skills languages образование навыки языки',
        }),
        place('blog', 'blogLogin', t`Посты`, { glyph: 'file', words: 'posts' }),
        place('blog', 'pagesAdmin', t`Страницы`, { glyph: 'copy', words: 'pages about uses' }),
        place(face, face === 'blog' ? 'blogMedia' : 'media', t`Файлы`, {
          glyph: 'image',
          words: 'files pictures media library картинки',
        }),
        place('blog', 'tagsAdmin', t`Метки`, { glyph: 'hash', words: 'tags labels теги' }),
        place('blog', 'seriesAdmin', t`Серии`, { glyph: 'list', words: 'series цикл' }),
        place('portfolio', 'projectsAdmin', t`Новый проект`, {
          glyph: 'plus',
          group: create,
          options: isNew,
        }),
        place('portfolio', 'experiencesAdmin', t`Новое место работы`, {
          glyph: 'plus',
          group: create,
          options: isNew,
        }),
        place('blog', 'createPost', t`Новый пост`, { glyph: 'plus', group: create, words: 'new post' }),
        place('blog', 'createPost', t`Новая страница`, {
          glyph: 'plus',
          group: create,
          words: 'new page',
          options: newPage,
        }),
        {
          id: 'twins',
          group: 'go' as const,
          label: t`Слова поиска`,
          glyph: 'search' as const,
          words: 'search synonyms twins',
          run: onTwins,
        },
      ]
    : [];
  const people = can(user, 'manageUsers')
    ? [
        place('portfolio', 'users', t`Пользователи`, { glyph: 'users' }),
        place('portfolio', 'trail', t`Журнал`, { glyph: 'list', words: 'log events activity trail' }),
        place('portfolio', 'users', t`Новый пользователь`, { glyph: 'plus', group: create, options: isNew }),
      ]
    : [];
  const site = can(user, 'manageProfile')
    ? [
        place(face, face === 'blog' ? 'blogSite' : 'site', t`Сайт`, {
          glyph: 'sidebar',
          words: 'site settings name colour accent настройки',
        }),
        place(face, face === 'blog' ? 'blogRedirects' : 'redirects', t`Переадресация`, {
          glyph: 'link',
          words: 'redirects old addresses старые адреса',
        }),
        place('blog', 'imports', t`Импорт`, {
          glyph: 'upload',
          words: 'import wordpress ghost medium hugo markdown перенос',
        }),
        place(face, face === 'blog' ? 'blogFigures' : 'figures', t`Чтение`, {
          glyph: 'eye',
          words: 'figures reading views visitors statistics статистика посещения',
        }),
      ]
    : [];
  const themes = [
    { choice: 'system', label: t`Тема: как в системе` },
    { choice: 'light', label: t`Тема: светлая` },
    { choice: 'dark', label: t`Тема: тёмная` },
  ] as const;
  const other = otherLanguage(language);
  return [
    place('portfolio', 'login', t`Начальная страница`, { glyph: 'sidebar', words: 'start' }),
    ...content,
    ...(can(user, 'manageMessages')
      ? [place('portfolio', 'messages', t`Сообщения`, { glyph: 'inbox' })]
      : []),
    ...(user ? [place('portfolio', 'profile', t`Профиль`, { glyph: 'user', words: 'account' })] : []),
    ...site,
    ...people,
    place('portfolio', 'home', t`Открыть портфолио`, { glyph: 'external', group: 'look', words: 'site' }),
    place('blog', 'blogHome', t`Открыть блог`, { glyph: 'external', group: 'look', words: 'site' }),
    {
      id: 'language',
      group: 'look',
      label: other === 'en' ? t`Панель по-английски` : t`Панель по-русски`,
      glyph: 'heading',
      words: 'English Русский language язык',
      // Another language is another document, as with the links of the language switch.
      run: () => window.location.assign(languageHref(other)),
    },
    ...themes
      .filter(({ choice }) => choice !== theme)
      .map(({ choice, label }): Command => ({
        id: `theme.${choice}`,
        group: 'look',
        label,
        glyph: 'eye',
        words: `theme ${choice}`,
        run: () => setTheme(choice),
      })),
    {
      id: 'keys',
      group: 'session',
      label: t`Клавиши`,
      glyph: 'key',
      words: 'shortcuts',
      hint: '?',
      run: onShortcuts,
    },
    {
      id: 'signOut',
      group: 'session',
      label: t`Выйти`,
      glyph: 'logout',
      words: 'sign out logout',
      run: signOut,
    },
  ];
}

import type { RouteQuery } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';

/** What a list of the post's kind holds. */
export type ListedKind = 'post' | 'page';

interface ListWords {
  heading: string;
  failed: string;
  add: string;
  /** Of the address at which a new one begins. */
  addQuery: RouteQuery<'createPost'>;
  empty: string;
  /** What the first one would be for. */
  purpose: string;
}

/** Returns the words of the list of posts, or of that of pages. */
export function useListWords(kind: ListedKind): ListWords {
  const { t } = useLingui();
  if (kind === 'post')
    return {
      heading: t`Посты`,
      failed: t`Не удалось загрузить посты`,
      add: t`Новый пост`,
      addQuery: {},
      empty: t`Постов пока нет`,
      purpose: t`Напишите первый: черновик сохраняется сам и не виден посетителям, пока вы его не опубликуете.`,
    };
  return {
    heading: t`Страницы`,
    failed: t`Не удалось загрузить страницы`,
    add: t`Новая страница`,
    addQuery: { page: 'blog' },
    empty: t`Страниц пока нет`,
    purpose: t`Страница — текст с собственным адресом вне лент и списков: «Обо мне», «Чем пользуюсь», «Выступления». Её находят через меню, поиск и карту сайта.`,
  };
}

import type { RouteQuery } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';

/** The kind of items in the list. */
export type ListedKind = 'post' | 'page';

interface ListWords {
  heading: string;
  failed: string;
  add: string;
  /** The query of the address for a new one. */
  addQuery: RouteQuery<'createPost'>;
  empty: string;
  /** The purpose of the first one. */
  purpose: string;
}

/** Returns the UI strings of the list of posts or of pages. */
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

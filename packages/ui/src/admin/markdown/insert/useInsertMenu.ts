import type { Language } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../hooks/navigation.ts';
import { useServices } from '../../../hooks/services.ts';
import { pickTranslation } from '../../shared/titles.ts';
import type { FoundPost, InsertMenu } from '../source/insertMenu.ts';

const most = 8;

/** The items of `/` and of the button, in the page's language, and the search for the author's posts. */
export function useInsertMenu(language: Language, pickPicture: InsertMenu['pickPicture']): InsertMenu {
  const { t } = useLingui();
  const { api } = useServices();
  const { href } = useNavigation();
  const findPosts = async (typed: string): Promise<readonly FoundPost[]> => {
    const q = typed.trim();
    const result = await posts.list({ ...(q === '' ? {} : { q }), limit: most }).load(api);
    if (!result.ok) return [];
    return result.data.items.map(({ slug, translations }) => ({
      title: pickTranslation(translations, language)?.title || slug,
      address: href('post', { params: { slug }, language }),
      note: translations.some(({ status }) => status === 'published') ? '' : t`черновик`,
    }));
  };
  return {
    name: t`Что вставить`,
    labels: {
      picture: t`Картинка`,
      gallery: t`Галерея`,
      galleryFiles: t`Галерея из файлов сайта`,
      table: t`Таблица`,
      code: t`Блок кода`,
      callout: t`Выноска`,
      decision: t`Решение`,
      comparison: t`Было и стало`,
      details: t`Сворачиваемый текст`,
      formula: t`Формула`,
      footnote: t`Сноска`,
      video: t`Ссылка на видео`,
      quote: t`Цитата`,
      divider: t`Разделитель`,
      post: t`Ссылка на свой пост`,
    },
    words: {
      column: t`Столбец`,
      language: 'text',
      text: t`Текст`,
      heading: t`Заголовок`,
      video: t`Название`,
      decided: t`Что решено`,
      price: t`Цена`,
      before: t`Как было`,
      after: t`Как стало`,
    },
    findPosts,
    pickPicture,
  };
}

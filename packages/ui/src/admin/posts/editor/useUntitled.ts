import { useLingui } from '@lingui/react/macro';
import type { PostForm } from './usePostForm.ts';

/** Returns the stand-in for a missing title. */
export function useUntitled(): (form: Pick<PostForm, 'post' | 'values'>) => string {
  const { t } = useLingui();
  return ({ post, values }) => {
    if (values.shared.page_face === null) return post ? t`Пост без заголовка` : t`Новый пост`;
    return post ? t`Страница без заголовка` : t`Новая страница`;
  };
}

import type { Language } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';
import { hasWords, publishedText, same } from '@janus-site/core/editor';
import { useLingui } from '@lingui/react/macro';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useFaceLinks } from '../../shared/acrossFaces.ts';
import type { LanguageState } from '../../shared/LanguageChips.tsx';
import { findTranslation } from '../../shared/titles.ts';
import { useFollow } from '../../shared/useFollow.ts';
import { postAddress } from '../postAddress.ts';
import type { PostForm } from './usePostForm.ts';

export interface PaneMenuProps {
  language: Language;
  state: LanguageState;
  form: PostForm;
  onReview(): void;
  onHistory(): void;
}

/** Actions on one language of a post. */
export function PaneMenu({ language, state, form, onReview, onHistory }: PaneMenuProps) {
  const { t } = useLingui();
  const follow = useFollow();
  const links = useFaceLinks();
  const showToast = useToast();
  const { post } = form;
  const translation = findTranslation(post?.translations ?? [], language);
  const name = language === 'ru' ? t`Русский` : t`Английский`;
  const isLive = state === 'published' || state === 'scheduled';

  const { status, published_at } = translation ?? {};
  const formerState = { status, published_at: published_at ?? undefined };

  // An undo publishes what visitors could read, and nothing that was written since.
  const unpublish = async () => {
    const published = publishedText(post, language);
    if (!published || !(await form.save({ [language]: { status: 'draft' } }))) return;
    showToast({
      message: state === 'scheduled' ? t`Выход отменён` : t`Снято с публикации`,
      tone: 'undo',
      action: {
        label: t`Вернуть`,
        onAction: () =>
          void form.save({ [language]: { ...formerState, text: published, is_small_edit: true } }),
      },
    });
  };
  const remove = async () => {
    const published = publishedText(post, language);
    const former = form.read()[language];
    if (!(await form.save({ [language]: { removed: true } }))) return;
    // Otherwise the person has continued typing.
    if (same(form.read()[language], former)) form.changeText(language, { title: '', summary: '', body: '' });
    showToast({
      message: language === 'ru' ? t`Русский текст удалён` : t`Английский текст удалён`,
      tone: 'undo',
      action: {
        label: t`Вернуть`,
        onAction: () => {
          if (!hasWords(form.read()[language])) form.changeText(language, former);
          void form.save({ [language]: { ...formerState, text: published ?? former } });
        },
      },
    });
  };
  const own = form.values[language];
  const source = form.values[otherLanguage(language)];
  const missing = (['title', 'summary', 'body'] as const).filter((key) => !own[key] && source[key]);
  const fill = () => form.changeText(language, Object.fromEntries(missing.map((key) => [key, source[key]])));
  return (
    <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия: ${name}`} />}>
      <MenuItem glyph="check" onSelect={onReview}>
        {state === 'scheduled' ? t`Изменить время выхода…` : t`Проверить и опубликовать…`}
      </MenuItem>
      {isLive ? (
        <MenuItem glyph="eyeOff" onSelect={() => void unpublish()}>
          {state === 'scheduled' ? t`Отменить выход` : t`Снять с публикации`}
        </MenuItem>
      ) : null}
      {missing.length > 0 ? (
        <MenuItem glyph="copy" onSelect={fill}>
          {language === 'ru' ? t`Заполнить пустое из английского` : t`Заполнить пустое из русского`}
        </MenuItem>
      ) : null}
      {translation ? (
        <MenuItem glyph="clock" onSelect={onHistory}>
          {t`История`}
        </MenuItem>
      ) : null}
      {state === 'published' && post ? (
        <MenuItem glyph="external" onSelect={() => follow(postAddress(links, post, { language }))}>
          {t`Открыть на сайте`}
        </MenuItem>
      ) : null}
      {translation && (post?.translations.length ?? 0) > 1 ? (
        <>
          <MenuSeparator />
          <MenuItem glyph="trash" tone="danger" onSelect={() => void remove()}>
            {t`Удалить этот перевод`}
          </MenuItem>
        </>
      ) : null}
    </DropdownMenu>
  );
}

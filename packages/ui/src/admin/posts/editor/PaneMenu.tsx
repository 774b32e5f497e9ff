import type { Language } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { useFaceLinks } from '../../shared/acrossFaces.ts';
import type { LanguageState } from '../../shared/LanguageChips.tsx';
import { findTranslation } from '../../shared/titles.ts';
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
  const { navigate } = useNavigation();
  const links = useFaceLinks();
  const showToast = useToast();
  const { post } = form;
  const translation = findTranslation(post?.translations ?? [], language);
  const name = language === 'ru' ? t`Русский` : t`Английский`;
  const isLive = state === 'published' || state === 'scheduled';

  const unpublish = async () => {
    const at = translation?.published_at ?? undefined;
    if (!(await form.save({ [language]: { status: 'draft' } }))) return;
    showToast({
      message: state === 'scheduled' ? t`Выход отменён` : t`Снято с публикации`,
      tone: 'undo',
      action: {
        label: t`Вернуть`,
        onAction: () => void form.save({ [language]: { status: 'published', published_at: at } }),
      },
    });
  };
  const remove = async () => {
    const former = form.read()[language];
    const { status, published_at } = translation ?? {};
    if (!(await form.save({ [language]: { removed: true } }))) return;
    form.changeText(language, { title: '', summary: '', body: '' });
    showToast({
      message: language === 'ru' ? t`Русский текст удалён` : t`Английский текст удалён`,
      tone: 'undo',
      action: {
        label: t`Вернуть`,
        onAction: () => {
          form.changeText(language, former);
          void form.save({ [language]: { status, published_at } });
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
        <MenuItem glyph="external" onSelect={() => navigate(postAddress(links, post, { language }))}>
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

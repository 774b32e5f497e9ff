import type { Language } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useFaceLinks } from '../../shared/acrossFaces.ts';
import type { LanguageState } from '../../shared/LanguageChips.tsx';
import { findTranslation } from '../../shared/titles.ts';
import { useFollow } from '../../shared/useFollow.ts';
import { postAddress } from '../postAddress.ts';
import type { TextSource } from '../../markdown/source/textSource.ts';
import type { PostForm } from './usePostForm.ts';
import { useTranslationActions } from './useTranslationActions.ts';

export interface PaneMenuProps {
  language: Language;
  state: LanguageState;
  form: PostForm;
  /** Returns the text field, called when the menu opens. */
  field(): TextSource | undefined;
  onReview(): void;
  onHistory(): void;
}

/** Actions on one language of a post. */
export function PaneMenu({ language, state, form, field, onReview, onHistory }: PaneMenuProps) {
  const { t } = useLingui();
  const follow = useFollow();
  const links = useFaceLinks();
  const { unpublish, remove } = useTranslationActions(form, language, state);
  const { post } = form;
  const translation = findTranslation(post?.translations ?? [], language);
  const name = language === 'ru' ? t`Русский` : t`Английский`;
  const isLive = state === 'published' || state === 'scheduled';
  return (
    <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия: ${name}`} />}>
      <MenuItem glyph="check" onSelect={onReview}>
        {state === 'scheduled' ? t`Изменить время публикации…` : t`Проверить и опубликовать…`}
      </MenuItem>
      {isLive ? (
        <MenuItem glyph="eyeOff" onSelect={() => void unpublish()}>
          {state === 'scheduled' ? t`Снять с расписания` : t`Снять с публикации`}
        </MenuItem>
      ) : null}
      <FillItem language={language} form={form} />
      {translation ? (
        <MenuItem glyph="clock" onSelect={onHistory}>
          {t`История`}
        </MenuItem>
      ) : null}
      <TextItems field={field} />
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

/** What has keys but, without a keyboard, no other way. */
function TextItems(props: Pick<PaneMenuProps, 'field'>) {
  const { t } = useLingui();
  const field = props.field();
  if (!field) return null;
  // The closing menu returns the focus; the text takes it after that.
  const move = (step: 'undo' | 'redo') => () => setTimeout(() => field.moveInHistory(step));
  return (
    <>
      <MenuItem glyph="undo" onSelect={move('undo')}>
        {t`Отменить правку`}
      </MenuItem>
      <MenuItem onSelect={move('redo')}>{t`Вернуть отменённое`}</MenuItem>
      {field.find ? (
        <MenuItem glyph="search" onSelect={() => setTimeout(() => field.find?.())}>
          {t`Найти и заменить…`}
        </MenuItem>
      ) : null}
    </>
  );
}

/** Takes what is missing from the other language. */
function FillItem({ language, form }: Pick<PaneMenuProps, 'language' | 'form'>) {
  const { t } = useLingui();
  const own = form.values[language];
  const other = form.values[otherLanguage(language)];
  const missing = (['title', 'summary', 'body'] as const).filter((key) => !own[key] && other[key]);
  if (missing.length === 0) return null;
  const fill = () => form.changeText(language, Object.fromEntries(missing.map((key) => [key, other[key]])));
  return (
    <MenuItem glyph="copy" onSelect={fill}>
      {language === 'ru' ? t`Заполнить пустое из английского` : t`Заполнить пустое из русского`}
    </MenuItem>
  );
}

import type { Language } from '@janus-site/core';
import { errorText } from '@janus-site/core';
import { hasWords } from '@janus-site/core/editor';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import type { TranslatedForm } from './useTranslatedForm.ts';
import { useTextReturn } from './useTextReturn.ts';

export interface RemoveTextProps<Shared, Text> {
  form: TranslatedForm<Shared, Text>;
  language: Language;
}

/** Deletes one language of an item immediately, with undo in the toast. */
export function RemoveText<Shared, Text extends object>({ form, language }: RemoveTextProps<Shared, Text>) {
  const { t } = useLingui();
  const page = usePage();
  const showToast = useToast();
  const returnText = useTextReturn();
  const isRussian = language === 'ru';

  const restore = async () => {
    const result = await form.restoreText(language);
    if (result.ok)
      return showToast({ message: isRussian ? t`Русский текст возвращён` : t`Английский текст возвращён` });
    const why = errorText(result.error, page.language);
    return showToast({ tone: 'error', message: t`Текст не возвращён: ${why}` });
  };
  const remove = async () => {
    const result = await form.removeText(language);
    if (!result.ok) {
      const why = errorText(result.error, page.language);
      return showToast({ tone: 'error', message: t`Текст не удалён: ${why}` });
    }
    return showToast({
      tone: 'undo',
      message: isRussian ? t`Русский текст удалён` : t`Английский текст удалён`,
      action: {
        label: t`Вернуть`,
        onAction: () => returnText(!hasWords(form.read()[language]), () => void restore()),
      },
    });
  };
  return (
    <IconButton
      glyph="trash"
      tone="danger"
      label={isRussian ? t`Удалить русский текст` : t`Удалить английский текст`}
      onClick={() => void remove()}
    />
  );
}

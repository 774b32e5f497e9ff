import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { error as errorClass } from '../../../components/Field/Field.css.ts';
import { visuallyHidden } from '../../../theme/text.css.ts';
import { title } from './TitleField.css.ts';
import { useFirstFocus } from './useFirstFocus.ts';

export interface TitleFieldProps {
  id: string;
  language: Language;
  value: string;
  error?: string;
  /** Takes the focus when it appears, ready for typing. */
  isFirst: boolean;
  onValueChange(value: string): void;
  /** Called on Enter, which moves to the text. */
  onLeave(): void;
}

/** The title as shown on the page: as tall as its text, without line breaks. */
export function TitleField({ id, language, value, error, isFirst, onValueChange, onLeave }: TitleFieldProps) {
  const { t } = useLingui();
  const field = useFirstFocus<HTMLTextAreaElement>(isFirst);
  return (
    <div>
      <label htmlFor={id} className={visuallyHidden}>
        {t`Заголовок`}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        lang={language}
        maxLength={200}
        placeholder={t`Заголовок`}
        enterKeyHint="next"
        className={title}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey)
            return;
          event.preventDefault();
          onLeave();
        }}
      />
      {error ? (
        <p id={`${id}-error`} className={errorClass}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

import type { Language } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { shared as sharedClass, sharedHead, sharedNote } from './FormBar.css.ts';
import { FormFrame } from './FormFrame.tsx';
import { RemoveText } from './RemoveText.tsx';
import { TwoLanguages } from './TwoLanguages.tsx';
import type { TranslatedForm } from './useTranslatedForm.ts';
import { hasWords } from '@janus-site/core/editor';

export interface TranslatedFormFrameProps<Shared extends object, Text extends object> {
  heading: ReactNode;
  backHref: string;
  form: TranslatedForm<Shared, Text>;
  /** A notice above the fields. */
  notice?: ReactNode;
  /** Fields shared by both languages, shown once, above them. */
  shared: ReactNode;
  renderText(language: Language): ReactNode;
  /** Renders one language as visitors will see it, from the form's values; shown in a dialog. */
  renderPreview?(language: Language): ReactNode;
}

/** The frame of every form in two languages: the shared fields, then both panes. */
export function TranslatedFormFrame<Shared extends object, Text extends object>(
  props: TranslatedFormFrameProps<Shared, Text>,
) {
  const { form } = props;
  const { t } = useLingui();
  const [previewed, setPreviewed] = useState<Language | null>(null);

  /** Returns the fields filled in the other language and empty in this one. */
  const missingIn = (language: Language) => {
    const target = form.values[language] as Record<string, unknown>;
    const source = Object.entries(form.values[otherLanguage(language)]);
    return source.filter(([key, value]) => value && !target[key]);
  };
  const handleCopy = (language: Language) => {
    form.changeText(language, Object.fromEntries(missingIn(language)) as Partial<Text>);
  };

  return (
    <FormFrame
      heading={props.heading}
      backHref={props.backHref}
      form={form}
      notice={props.notice}
      onBlur={(event) => {
        const { id } = event.target;
        if (id.startsWith('field-')) form.check(id.slice('field-'.length).replaceAll('-', '.'));
      }}
    >
      <fieldset className={sharedClass}>
        <legend className={sharedHead}>
          {t`Общее`} <span className={sharedNote}>{t`для обоих языков`}</span>
        </legend>
        {props.shared}
      </fieldset>
      <TwoLanguages
        renderPane={props.renderText}
        renderMark={(language) =>
          Object.keys(form.errors).some((path) => path.startsWith(`${language}.`)) ? (
            <Glyph name="alert" size={14} />
          ) : null
        }
        renderHead={(language) => (
          <>
            {missingIn(language).length > 0 ? (
              <Button tone="quiet" onClick={() => handleCopy(language)}>
                {language === 'ru' ? t`Заполнить пустое из английского` : t`Заполнить пустое из русского`}
              </Button>
            ) : null}
            {props.renderPreview && hasWords(form.values[language]) ? (
              <IconButton
                glyph="eye"
                label={language === 'ru' ? t`Как увидят по-русски` : t`Как увидят по-английски`}
                onClick={() => setPreviewed(language)}
              />
            ) : null}
            {form.canRemoveText() ? <RemoveText form={form} language={language} /> : null}
          </>
        )}
      />
      {previewed && props.renderPreview ? (
        <Dialog
          size="wide"
          heading={previewed === 'ru' ? t`Как увидят по-русски` : t`Как увидят по-английски`}
          isOpen
          onOpenChange={() => setPreviewed(null)}
        >
          {props.renderPreview(previewed)}
        </Dialog>
      ) : null}
    </FormFrame>
  );
}

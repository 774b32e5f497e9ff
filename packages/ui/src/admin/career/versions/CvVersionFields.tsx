import type { CvVersion, Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Field } from '../../../components/Field/Field.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { shared, whole } from '../../forms/FormBar.css.ts';
import { fieldId } from '../../forms/FormNotices.tsx';
import { CvLinks } from './CvLinks.tsx';
import type { VersionText, VersionValues } from './cvVersionValues.ts';
import { useDesigns } from './useDesigns.ts';

type Errors = Readonly<Record<string, string>>;

export interface CvVersionFieldsProps {
  version: CvVersion | null;
  values: VersionValues;
  errors: Errors;
  onChange(part: Partial<VersionValues>): void;
}

/** The fields of a version that its languages share, and its links. */
export function CvVersionFields({ version, values, errors, onChange }: CvVersionFieldsProps) {
  const { t } = useLingui();
  const designs = useDesigns();
  return (
    <div className={shared}>
      <Field
        id={fieldId('name')}
        label={t`Название`}
        help={t`Видите только вы`}
        maxLength={100}
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Field
        id={fieldId('file_name')}
        label={t`Имя файла`}
        help={t`Пусто — ваше имя и слово «Резюме»`}
        isOptional
        maxLength={100}
        autoComplete="off"
        value={values.file_name}
        error={errors.file_name}
        onChange={(event) => onChange({ file_name: event.currentTarget.value })}
      />
      <Select
        id={fieldId('design')}
        label={t`Вид документа`}
        value={values.design}
        error={errors.design}
        onValueChange={(design) => onChange({ design })}
        options={designs}
      />
      {version ? (
        <div className={whole}>
          <CvLinks version={version} />
        </div>
      ) : null}
    </div>
  );
}

export interface CvVersionTextsProps {
  language: Language;
  text: VersionText;
  errors: Errors;
  onChange(part: Partial<VersionText>): void;
}

/** The texts of a version in one language. */
export function CvVersionTexts({ language, text, errors, onChange }: CvVersionTextsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        id={fieldId(`texts.${language}.headline`)}
        label={t`Кто вы`}
        help={t`Пусто — как в профиле`}
        isOptional
        lang={language}
        maxLength={200}
        value={text.headline}
        error={errors[`texts.${language}.headline`]}
        onChange={(event) => onChange({ headline: event.currentTarget.value })}
      />
      <TextArea
        id={fieldId(`texts.${language}.summary`)}
        label={t`О себе`}
        help={t`Markdown. Пусто — как в профиле`}
        isOptional
        lang={language}
        maxLength={5000}
        rows={6}
        value={text.summary}
        error={errors[`texts.${language}.summary`]}
        onChange={(event) => onChange({ summary: event.currentTarget.value })}
      />
    </>
  );
}

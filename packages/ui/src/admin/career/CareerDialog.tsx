import type { CareerEntry, CareerFieldRow, CareerSection, Language } from '@janus-site/core';
import { career, errorText, fieldErrors, isCalendarDate, isWebAddress, languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DateField } from '../../components/DateField/DateField.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { useCreation } from '../shared/useCreation.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useKeptForm } from '../forms/useKeptForm.ts';
import { column, form as formClass, legend, whole } from './Career.css.ts';
import type { CareerValues } from './careerValues.ts';
import { entryName, fieldsOf, isTextField, sectionRow, valuesOf } from './careerValues.ts';

export interface CareerDialogProps {
  section: CareerSection;
  /** The edited entry; null for a new one. */
  entry: CareerEntry | null;
  onClose(): void;
}

type Errors = Readonly<Record<string, string>>;

function useValidation(section: CareerSection) {
  const { t } = useLingui();
  const row = sectionRow(section);
  return (values: CareerValues): Errors => {
    const errors: Record<string, string> = {};
    const { start, end, url } = values.shared;
    for (const { name, isNeeded } of row.fields)
      if (isNeeded && isTextField(name) && !languages.some((each) => values[each][name].trim()))
        errors[`fields.${name}`] = t`Заполните хотя бы на одном языке`;
    for (const [name, date] of Object.entries({ start, end }))
      if (date && !isCalendarDate(date)) errors[`fields.${name}`] = t`Введите год и месяц так: 2024-05`;
    if (url && !isWebAddress(url)) errors['fields.url'] = t`Введите адрес целиком, начиная с https://`;
    return errors;
  };
}

function useSave(section: CareerSection, entry: CareerEntry | null, onSaved: () => void) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const validate = useValidation(section);
  const create = useCreation(career.create);
  const replace = useWrite(career.replace);
  const [mistakes, setMistakes] = useState<Errors>({});
  const save = async (values: CareerValues) => {
    const found = validate(values);
    setMistakes(found);
    if (Object.keys(found).length > 0) return;
    const fields = fieldsOf(sectionRow(section), values);
    const result = await (entry
      ? replace.run({ id: entry.id, body: { fields } })
      : create.run({ section, fields }));
    if (!result.ok) return;
    const name = entryName(result.data, language);
    showToast({ message: entry ? t`Сохранено: «${name}»` : t`Добавлено: «${name}»`, tone: 'success' });
    onSaved();
  };
  const { isPending, error } = entry ? replace : create;
  const errors: Errors = { ...(error ? fieldErrors(error) : {}), ...mistakes };
  return { save, isPending, error, errors };
}

/** One entry of a section, with only the fields of that section: texts in both languages, the rest once. */
export function CareerDialog({ section, entry, onClose }: CareerDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const row = sectionRow(section);
  const form = useKeptForm(`career.${entry?.id ?? section}`, valuesOf(entry?.fields ?? {}));
  const { values, change } = form;
  const { save, isPending, error, errors } = useSave(section, entry, () => {
    form.clear();
    onClose();
  });
  const title = row.title[language];
  const legends = { ru: t`По-русски`, en: t`По-английски` };
  return (
    <FormDialog
      heading={entry ? entryName(entry, language) : t`${title}: новая запись`}
      size="wide"
      submitText={entry ? t`Сохранить` : t`Добавить`}
      problem={error && Object.keys(errors).length === 0 ? errorText(error, language) : ''}
      isPending={isPending}
      onSubmit={() => void save(values)}
      onClose={onClose}
      kept={form}
      formClassName={formClass}
    >
      {languages.map((each) => (
        <fieldset key={each} className={column}>
          <legend className={legend}>{legends[each]}</legend>
          {row.fields.map((field) => (
            <TextOf
              key={field.name}
              row={field}
              textLanguage={each}
              values={values}
              errors={errors}
              onChange={change}
            />
          ))}
        </fieldset>
      ))}
      {row.fields.map((field) => (
        <SharedOf key={field.name} row={field} values={values} errors={errors} onChange={change} />
      ))}
    </FormDialog>
  );
}

interface FieldProps {
  row: CareerFieldRow;
  values: CareerValues;
  errors: Errors;
  onChange(values: CareerValues): void;
}

/** A text field in one language. */
function TextOf({ row, textLanguage, values, errors, onChange }: FieldProps & { textLanguage: Language }) {
  const { t } = useLingui();
  const { language } = usePage();
  const { name, label, isNeeded, isLong } = row;
  if (!isTextField(name)) return null;
  const shared = {
    label: label[language],
    lang: textLanguage,
    isOptional: !isNeeded,
    value: values[textLanguage][name],
    error: errors[`fields.${name}.${textLanguage}`] ?? errors[`fields.${name}`],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({
        ...values,
        [textLanguage]: { ...values[textLanguage], [name]: event.currentTarget.value },
      }),
  };
  if (name === 'keywords') return <TextArea {...shared} help={t`По одному на строке`} rows={4} />;
  if (isLong) return <TextArea {...shared} maxLength={5000} rows={5} />;
  return <Field {...shared} maxLength={300} autoComplete="off" />;
}

/** A field shared by both languages. */
function SharedOf({ row: { name, label }, values, errors, onChange }: FieldProps) {
  const { language } = usePage();
  if (isTextField(name)) return null;
  const shared = { label: label[language], isOptional: true, error: errors[`fields.${name}`] };
  const change = (value: string) => onChange({ ...values, shared: { ...values.shared, [name]: value } });
  if (name !== 'url')
    return <DateField {...shared} precision="month" value={values.shared[name]} onValueChange={change} />;
  return (
    <div className={whole}>
      <Field
        {...shared}
        type="url"
        inputMode="url"
        placeholder="https://…"
        maxLength={500}
        value={values.shared.url}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}

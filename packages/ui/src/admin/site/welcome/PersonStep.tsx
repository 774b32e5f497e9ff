import { useLingui } from '@lingui/react/macro';
import { Field } from '../../../components/Field/Field.tsx';
import { latinName, type WelcomeValues } from './welcomeValues.ts';
import { pair } from './WelcomeCard.css.ts';

export interface WelcomeStepProps {
  values: WelcomeValues;
  /** Errors by field name. */
  errors: Readonly<Record<string, string>>;
  onChange(part: Partial<WelcomeValues>): void;
}

/** Name and occupation in both languages; the Latin name is guessed. */
export function PersonStep({ values, errors, onChange }: WelcomeStepProps) {
  const { t } = useLingui();
  const { name, headline } = values;
  return (
    <>
      <div className={pair}>
        <Field
          id="welcome-name-ru"
          label={t`Имя и фамилия`}
          autoComplete="name"
          maxLength={100}
          error={errors['name']}
          value={name.ru}
          onChange={(event) => onChange({ name: { ...name, ru: event.currentTarget.value } })}
        />
        <Field
          id="welcome-name-en"
          label={t`По-английски`}
          isOptional
          maxLength={100}
          placeholder={latinName(name.ru)}
          value={name.en}
          onChange={(event) => onChange({ name: { ...name, en: event.currentTarget.value } })}
        />
      </div>
      <div className={pair}>
        <Field
          id="welcome-headline-ru"
          label={t`Чем занимаетесь`}
          isOptional
          help={t`Одной строкой, под именем: «Пишу прошивки для датчиков»`}
          maxLength={200}
          value={headline.ru}
          onChange={(event) => onChange({ headline: { ...headline, ru: event.currentTarget.value } })}
        />
        <Field
          id="welcome-headline-en"
          label={t`То же по-английски`}
          isOptional
          maxLength={200}
          value={headline.en}
          onChange={(event) => onChange({ headline: { ...headline, en: event.currentTarget.value } })}
        />
      </div>
    </>
  );
}

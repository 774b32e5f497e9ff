import { siteName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Field } from '../../../components/Field/Field.tsx';
import { pair } from '../../forms/FormBar.css.ts';
import { AccentField } from '../AccentField.tsx';
import type { WelcomeStepProps } from './PersonStep.tsx';

/** The name of the blog, and the colour of each face. */
export function LookStep({ values, onChange }: WelcomeStepProps) {
  const { t } = useLingui();
  const { blog_name } = values;
  return (
    <>
      <div className={pair}>
        <Field
          id="welcome-blog-ru"
          label={t`Как называется блог`}
          isOptional
          placeholder={siteName('blog')}
          maxLength={60}
          value={blog_name.ru}
          onChange={(event) => onChange({ blog_name: { ...blog_name, ru: event.currentTarget.value } })}
        />
        <Field
          id="welcome-blog-en"
          label={t`То же по-английски`}
          isOptional
          placeholder={blog_name.ru || siteName('blog')}
          maxLength={60}
          value={blog_name.en}
          onChange={(event) => onChange({ blog_name: { ...blog_name, en: event.currentTarget.value } })}
        />
      </div>
      <AccentField
        id="welcome-portfolio-accent"
        face="portfolio"
        label={t`Цвет портфолио`}
        value={values.portfolio_accent}
        onChange={(color) => onChange({ portfolio_accent: color })}
      />
      <AccentField
        id="welcome-blog-accent"
        face="blog"
        label={t`Цвет блога`}
        value={values.blog_accent}
        onChange={(color) => onChange({ blog_accent: color })}
      />
    </>
  );
}

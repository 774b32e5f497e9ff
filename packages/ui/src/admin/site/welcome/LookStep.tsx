import { siteName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Field } from '../../../components/Field/Field.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useSite } from '../../../hooks/useSite.ts';
import { AccentField } from '../AccentField.tsx';
import { LogoField } from '../LogoField.tsx';
import { SitePreview } from '../SitePreview.tsx';
import type { LogoValue } from '../siteValues.ts';
import type { WelcomeStepProps } from './PersonStep.tsx';
import { pair } from './WelcomeCard.css.ts';
import { textOf } from './welcomeValues.ts';

interface LookStepProps extends Omit<WelcomeStepProps, 'errors'> {
  /** The message about an incomplete logo. */
  logoProblem: string | undefined;
}

const noLogo: LogoValue = { kind: 'default', letters: '', picture: '' };

/** The blog's name, the accent of each face and the logo, with a preview. */
export function LookStep({ values, logoProblem, onChange }: LookStepProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { typeface = 'inter', corners = 'soft', theme = 'system' } = useSite() ?? {};
  const { blog_name, headline, logo } = values;
  const blog = blog_name[language].trim() || blog_name.ru.trim();
  const name = textOf(values, language, false).name ?? '';
  const chosen = logo ?? noLogo;
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
      <LogoField
        id="welcome-logo"
        value={chosen}
        error={logoProblem}
        onChange={(next) => onChange({ logo: next })}
      />
      <SitePreview
        language={language}
        texts={blog ? { blog_name: blog } : {}}
        owner={{ name, headline: headline[language] }}
        accents={{ portfolio: values.portfolio_accent, blog: values.blog_accent }}
        logo={chosen}
        typeface={typeface}
        corners={corners}
        theme={theme}
        photo={null}
      />
    </>
  );
}

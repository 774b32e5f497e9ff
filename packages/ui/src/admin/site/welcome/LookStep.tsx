import { useLingui } from '@lingui/react/macro';
import { AccentField } from '../AccentField.tsx';
import type { WelcomeStepProps } from './PersonStep.tsx';

/** The colour of each face. */
export function LookStep({ values, onChange }: WelcomeStepProps) {
  const { t } = useLingui();
  return (
    <>
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

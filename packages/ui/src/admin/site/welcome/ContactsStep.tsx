import { useLingui } from '@lingui/react/macro';
import { Field } from '../../../components/Field/Field.tsx';
import { acrossFaces, useFaceLinks } from '../../shared/acrossFaces.ts';
import { quiet } from '../../shared/Page.css.ts';
import type { WelcomeStepProps } from './PersonStep.tsx';

/** The owner's contacts and the site's addresses. */
export function ContactsStep({ values, errors, onChange }: WelcomeStepProps) {
  const { t } = useLingui();
  const links = useFaceLinks();
  const addressOf = (face: 'portfolio' | 'blog') =>
    new URL(acrossFaces(links, face, face === 'blog' ? 'blogHome' : 'home'), location.href).host;
  const [portfolioHost, blogHost] = [addressOf('portfolio'), addressOf('blog')];
  return (
    <>
      <Field
        id="welcome-github"
        label={t`GitHub`}
        isOptional
        inputMode="url"
        placeholder="https://github.com/…"
        maxLength={500}
        error={errors['github']}
        value={values.github}
        onChange={(event) => onChange({ github: event.currentTarget.value })}
      />
      <Field
        id="welcome-telegram"
        label={t`Telegram`}
        isOptional
        placeholder="@name"
        maxLength={33}
        error={errors['telegram']}
        value={values.telegram}
        onChange={(event) => onChange({ telegram: event.currentTarget.value })}
      />
      <Field
        id="welcome-email"
        label={t`Почта`}
        isOptional
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors['email']}
        value={values.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <p className={quiet}>
        {t`Портфолио сейчас живёт по адресу ${portfolioHost}, блог — по адресу ${blogHost}. Собственные имена им дают настройки JANUS_PORTFOLIO_HOSTS и JANUS_BLOG_HOSTS.`}
      </p>
    </>
  );
}

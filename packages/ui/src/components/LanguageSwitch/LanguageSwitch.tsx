import { useLingui } from '@lingui/react/macro';
import { useHost } from '../../hooks/host.ts';
import * as styles from './LanguageSwitch.css.ts';

const names = { ru: 'Русский', en: 'English' } as const;
const languages = ['ru', 'en'] as const;

/** Two plain links to the same page: each in its own language, no flags. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const host = useHost();
  return (
    <nav aria-label={t`Язык`} className={styles.pair}>
      {languages.map((language) => (
        // A page in another language is another document: its catalogue and its `lang` come with it.
        <a
          key={language}
          href={host.languageHref(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === host.language ? 'true' : undefined}
          className={styles.language}
        >
          {names[language]}
        </a>
      ))}
    </nav>
  );
}

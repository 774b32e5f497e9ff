import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import * as styles from './LanguageSwitch.css.ts';

const names = { ru: 'Русский', en: 'English' } as const;

/** Two plain links to the same page, each in its own language, without flags. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const page = usePage();
  const { languageHref } = useNavigation();
  return (
    <nav aria-label={t`Язык`} className={styles.pair}>
      {languages.map((language) => (
        // A page in another language is another document with its own catalogue and `lang`.
        <a
          key={language}
          href={languageHref(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === page.language ? 'true' : undefined}
          className={styles.language}
        >
          {names[language]}
        </a>
      ))}
    </nav>
  );
}

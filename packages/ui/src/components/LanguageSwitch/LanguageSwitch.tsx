import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { keepPlace } from './keepPlace.ts';
import * as styles from './LanguageSwitch.css.ts';

const names = { ru: 'Русский', en: 'English' } as const;

export interface LanguageSwitchProps {
  /** The name of a second switch on the page. */
  label?: string;
}

/** Two plain links to the same page, each in its own language, without flags. */
export function LanguageSwitch({ label }: LanguageSwitchProps) {
  const { t } = useLingui();
  const page = usePage();
  const { languageHref } = useNavigation();
  return (
    <nav aria-label={label ?? t`Язык`} className={styles.pair}>
      {languages.map((language) => (
        // A page in another language is another document with its own catalogue and `lang`.
        <a
          key={language}
          href={languageHref(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === page.language ? 'true' : undefined}
          className={styles.language}
          onClick={keepPlace}
        >
          {names[language]}
        </a>
      ))}
    </nav>
  );
}

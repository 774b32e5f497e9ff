import type { Language } from '@janus-site/core';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { keepPlace } from './keepPlace.ts';
import * as styles from './LanguageSwitch.css.ts';

const words = { ru: 'Читать по-русски', en: 'Read in English' } as const;

export interface ReadInOtherProps {
  /** The languages that the text of the page exists in. */
  languages: readonly Language[];
}

/** A link at the title to the same text in the other language, if it exists, in the words of that language. */
export function ReadInOther({ languages }: ReadInOtherProps) {
  const page = usePage();
  const { languageHref } = useNavigation();
  const other = languages.find((language) => language !== page.language);
  return (
    other && (
      <a
        href={languageHref(other)}
        lang={other}
        hrefLang={other}
        onClick={keepPlace}
        className={styles.language}
      >
        {words[other]}
      </a>
    )
  );
}

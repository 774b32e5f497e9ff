import type { Face, Language } from '@janus-site/core';
import { buttonClass } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { ThemeChoice } from '../../theme/themeChoice.ts';
import { LogoSample } from './LogoSample.tsx';
import * as styles from './PhoneSample.css.ts';
import { cut, themes } from './SitePreview.css.ts';
import type { LogoValue } from './siteValues.ts';

export interface PhoneSampleProps {
  face: Face;
  language: Language;
  /** As in the form. */
  logo: LogoValue;
  theme: ThemeChoice;
  /** What stands in the header. */
  brand: string;
  title: string;
  lead?: string | undefined;
}

/** Of the page itself: in its language, not in that of the panel. */
const actions: Readonly<Record<Language, Readonly<Record<Face, string>>>> = {
  ru: { portfolio: 'Скачать CV', blog: 'Все посты' },
  en: { portfolio: 'Download CV', blog: 'All posts' },
};

/** The home of a face as it stands on a phone. */
export function PhoneSample({ face, language, logo, theme, brand, title, lead }: PhoneSampleProps) {
  return (
    <div role="img" aria-label={`${brand}. ${title}`} lang={language} className={styles.phone}>
      <div className={`${styles.page} ${themes[theme]}`}>
        <div className={styles.head}>
          <LogoSample face={face} logo={logo} />
          <span className={cut}>{brand}</span>
          <Icon name="sun" size={18} className={styles.tool} />
        </div>
        <div className={styles.body}>
          <div className={styles.title}>{title}</div>
          <div className={styles.lead}>{lead}</div>
          <span className={buttonClass({ tone: 'primary' })}>{actions[language][face]}</span>
        </div>
      </div>
    </div>
  );
}

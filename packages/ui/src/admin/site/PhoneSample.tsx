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
  /** The form's value. */
  logo: LogoValue;
  theme: ThemeChoice;
  /** The name in the header. */
  brand: string;
  title: string;
  lead?: string | undefined;
}

/** In the page's language, not the panel's. */
const actions: Readonly<Record<Language, Readonly<Record<Face, string>>>> = {
  ru: { portfolio: 'Скачать CV', blog: 'Все посты' },
  en: { portfolio: 'Download CV', blog: 'All posts' },
};

/** The home page of a face on a phone. */
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

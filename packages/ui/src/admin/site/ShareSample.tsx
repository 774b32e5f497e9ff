import type { Face, Language } from '@janus-site/core';
import { pictureAt, typograph } from '@janus-site/core';
import { LogoSample } from './LogoSample.tsx';
import { cut } from './SitePreview.css.ts';
import { shareTitle } from './shareTitle.ts';
import * as styles from './ShareSample.css.ts';
import type { LogoValue } from './siteValues.ts';

export interface ShareSampleProps {
  face: Face;
  language: Language;
  /** The form's value. */
  logo: LogoValue;
  /** The host of the face. */
  host: string;
  title: string;
  lead?: string | undefined;
  /** The owner's photo, clipped to the portfolio's shape. */
  photo?: string | null | undefined;
}

/** The share picture of a face as the server will render it. */
export function ShareSample({ face, language, logo, host, title, lead = '', photo }: ShareSampleProps) {
  const words = typograph(title, language);
  const [fontSize, WebkitLineClamp] = shareTitle(words);
  return (
    <div role="img" aria-label={`${title}. ${lead}`} lang={language} className={styles.picture}>
      <div className={styles.drawing}>
        {photo && face === 'portfolio' ? (
          <img src={pictureAt(photo, 480)} alt="" className={styles.shapes[face]} />
        ) : (
          <div className={styles.shapes[face]} />
        )}
        <div className={styles.sides[face]}>
          <div className={styles.name}>
            <LogoSample face={face} logo={logo} size={46} />
            <span className={cut}>{host}</span>
          </div>
          <div className={styles.middle}>
            <div className={styles.title} style={{ fontSize, WebkitLineClamp }}>
              {words}
            </div>
            <div className={styles.lead}>{typograph(lead, language)}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

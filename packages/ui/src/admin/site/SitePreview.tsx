import type { Face, Language, ProfileTranslation, SiteTexts } from '@janus-site/core';
import { baseTitle, documentTitle, fillTitles, siteName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { accentColors } from '../../theme/accent.ts';
import type { Corners } from '../../theme/corners.ts';
import { cornerRadius } from '../../theme/corners.ts';
import type { Pair } from '../../theme/palette.ts';
import { facePalette, palette } from '../../theme/palette.ts';
import '../../theme/typefaces.css';
import type { Typeface } from '../../theme/typefaces.ts';
import { fontStack } from '../../theme/typefaces.ts';
import { LogoSample } from './LogoSample.tsx';
import * as styles from './SitePreview.css.ts';
import type { LogoValue } from './siteValues.ts';

export interface SitePreviewProps {
  language: Language;
  /** As in the form. */
  texts: SiteTexts;
  /** What the profile says in this language. */
  owner: Pick<ProfileTranslation, 'name' | 'headline'> | undefined;
  /** As in the form: empty for the face's own. */
  accents: Readonly<Record<Face, string>>;
  /** As in the form. */
  logo: LogoValue;
  /** As in the form. */
  typeface: Typeface;
  corners: Corners;
}

const both = ([light, dark]: Pair) => `light-dark(${light},${dark})`;

/** The look of a face, whichever face the panel stands on. */
function lookOf(face: Face, { accents, typeface, corners }: SitePreviewProps): CSSProperties {
  const accent = accents[face];
  const colors = { ...palette, ...facePalette[face], ...(accent && accentColors(face, accent)) };
  return {
    '--accent': both(colors.accent),
    '--accent-surface': both(colors.accentSurface),
    '--background': both(colors.background),
    '--surface': both(colors.surface),
    '--line': both(colors.line),
    '--radius-control': cornerRadius[corners].control,
    '--radius-card': cornerRadius[corners].card,
    fontFamily: fontStack(typeface),
  } as CSSProperties;
}

/** What visitors will see of the settings of one language: a tab of the browser, the header, a card of a shared link. */
export function SitePreview(props: SitePreviewProps) {
  const { language, texts, owner, logo } = props;
  const { t } = useLingui();
  const name = owner?.name ?? '';
  const words = fillTitles(texts, name);
  const post = language === 'ru' ? 'Первый пост' : 'First post';
  const names: Record<Face, string> = { portfolio: t`Портфолио`, blog: t`Блог` };
  return (
    <div className={styles.previews}>
      {(['portfolio', 'blog'] as const).map((face) => {
        const isBlog = face === 'blog';
        const [title, role] = baseTitle(face, language, name, words).split(' — ');
        const lead = isBlog ? (words.blog_sentence ?? role) : owner?.headline || role;
        const brand = siteName(face, words, isBlog || !name ? undefined : name);
        const tab = documentTitle({
          face,
          language,
          name,
          words,
          route: isBlog ? 'post' : 'home',
          subject: post,
        });
        return (
          <figure key={face} className={styles.face} style={lookOf(face, props)} lang={language}>
            <figcaption className={styles.caption}>{names[face]}</figcaption>
            <div className={styles.frame}>
              <div className={styles.strip}>
                <div className={styles.tab} title={tab}>
                  <LogoSample face={face} logo={logo} size={16} />
                  <span className={styles.cut}>{tab}</span>
                </div>
              </div>
              <div className={styles.head}>
                <LogoSample face={face} logo={logo} />
                <span className={styles.cut}>{brand}</span>
              </div>
              <div className={styles.card}>
                <p className={styles.cardTitle}>{title}</p>
                {lead ? <p className={styles.lead}>{lead}</p> : null}
                <p className={styles.way}>{isBlog ? t`Все посты` : t`Проекты`}</p>
              </div>
            </div>
          </figure>
        );
      })}
    </div>
  );
}

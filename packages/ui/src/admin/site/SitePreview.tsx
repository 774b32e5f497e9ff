import type { Face, Language, ProfileTranslation, SiteTexts, Typeface } from '@janus-site/core';
import { baseTitle, documentTitle, fillTitles, siteName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useNavigation } from '../../hooks/navigation.ts';
import { accentColors } from '../../theme/accent.ts';
import type { Corners } from '../../theme/corners.ts';
import { cornerRadius } from '../../theme/corners.ts';
import type { Pair } from '../../theme/palette.ts';
import type { ThemeChoice } from '../../theme/themeChoice.ts';
import '../../theme/typefaces.css';
import { fontStack } from '../../theme/typefaces.ts';
import { LogoSample } from './LogoSample.tsx';
import { PhoneSample } from './PhoneSample.tsx';
import { ShareSample } from './ShareSample.tsx';
import * as styles from './SitePreview.css.ts';
import type { LogoValue } from './siteValues.ts';

export interface SitePreviewProps {
  language: Language;
  /** The form's value. */
  texts: SiteTexts;
  /** The profile in this language. */
  owner: Pick<ProfileTranslation, 'name' | 'headline'> | undefined;
  /** The form's value; empty for the face's default. */
  accents: Readonly<Record<Face, string>>;
  /** The form's value. */
  logo: LogoValue;
  /** The form's value. */
  typeface: Typeface;
  corners: Corners;
  theme: ThemeChoice;
  /** The owner's photo. */
  photo: string | null | undefined;
}

const both = ([light, dark]: Pair) => `light-dark(${light},${dark})`;

interface FacePreviewProps extends SitePreviewProps {
  face: Face;
}

/** Returns the styles the owner chose for a face. */
function lookOf(face: Face, { accents, typeface, corners }: SitePreviewProps): CSSProperties {
  const own = accents[face] && accentColors(face, accents[face]);
  return {
    ...(own && { '--accent': both(own.accent), '--accent-surface': both(own.accentSurface) }),
    '--radius-control': cornerRadius[corners].control,
    '--radius-card': cornerRadius[corners].card,
    fontFamily: fontStack(typeface),
  } as CSSProperties;
}

/** A preview of the settings in one language: browser tab, header, share picture, phone. */
export function SitePreview(props: SitePreviewProps) {
  const { t } = useLingui();
  const names: Record<Face, string> = { portfolio: t`Портфолио`, blog: t`Блог` };
  return (
    <div className={styles.previews}>
      {(['portfolio', 'blog'] as const).map((face) => (
        <figure key={face} className={styles.faces[face]} style={lookOf(face, props)}>
          <figcaption className={styles.caption}>{names[face]}</figcaption>
          <FacePreview {...props} face={face} />
        </figure>
      ))}
    </div>
  );
}

/** Returns the strings of a face with the form's values. */
function previewTexts({ face, language, texts, owner }: FacePreviewProps) {
  const name = owner?.name ?? '';
  const words = fillTitles(texts, name);
  const isBlog = face === 'blog';
  const [title = '', role] = baseTitle(face, language, name, words).split(' — ');
  const brand = siteName(face, words, isBlog || !name ? undefined : name);
  const sentence = isBlog ? words.blog_sentence : owner?.headline;
  return {
    tab: documentTitle({
      face,
      language,
      name,
      words,
      route: isBlog ? 'post' : 'home',
      subject: language === 'ru' ? 'Первый пост' : 'First post',
    }),
    ofLink: { title, lead: sentence || role },
    ofPage: { brand, title: name || brand, lead: sentence ?? owner?.headline },
  };
}

function FacePreview(props: FacePreviewProps) {
  const { face, language, logo, theme } = props;
  const { t } = useLingui();
  const { origin, faceHref } = useNavigation();
  const { tab, ofLink, ofPage } = previewTexts(props);
  return (
    <div className={styles.samples}>
      <div className={`${styles.frame} ${styles.themes[theme]}`} lang={language}>
        <div className={styles.strip}>
          <div className={styles.tab} title={tab}>
            <LogoSample face={face} logo={logo} size={16} />
            <span className={styles.cut}>{tab}</span>
          </div>
        </div>
        <div className={styles.head}>
          <LogoSample face={face} logo={logo} />
          <span className={styles.cut}>{ofPage.brand}</span>
        </div>
      </div>
      <figure className={styles.sample}>
        <figcaption className={styles.caption}>{t`Превью ссылки`}</figcaption>
        <ShareSample {...props} {...ofLink} host={new URL(faceHref(face), origin).host} />
      </figure>
      <figure className={styles.sample}>
        <figcaption className={styles.caption}>{t`Телефон`}</figcaption>
        <PhoneSample {...props} {...ofPage} />
      </figure>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Language } from '@janus-site/core';
import { useCodeCopy } from './useCodeCopy.ts';
import './code.css.ts';
import * as styles from './Prose.css.ts';
import './blocks.css.ts';
import './cases.css.ts';
import './fades.css.ts';

/** The props of `Prose`. */
export interface ProseProps {
  /** The HTML, rendered and cleaned on the server. */
  html: string;
  /** The language of the text, if it is not the page's. */
  lang?: Language;
  /** For a description inside an entry: tighter, smaller headings. */
  isCompact?: boolean;
}

/** Long text for reading. */
export function Prose({ html, lang, isCompact }: ProseProps) {
  const { t } = useLingui();
  const ref = useCodeCopy(html, {
    copy: t`Копировать`,
    copied: t`Скопировано`,
    failed: t`Не удалось скопировать`,
  });
  return (
    <div
      ref={ref}
      lang={lang}
      className={isCompact ? `${styles.prose} ${styles.compact}` : styles.prose}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

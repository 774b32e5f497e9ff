import type { Heading, Language } from '@janus-site/core';
import { typograph } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { useCurrentMark } from '../../components/Contents/useCurrentMark.ts';
import { usePage } from '../../hooks/page.ts';
import * as styles from './PostScreen.css.ts';

export interface PostContentsProps {
  contents: readonly Heading[];
  lang: Language | undefined;
}

/** Fewer headings need no contents. */
const least = 3;
const deepest = 3;

/** The post's headings: a column next to the text on a wide screen, otherwise folded above it. */
export function PostContents({ contents, lang }: PostContentsProps) {
  const shown = contents.filter(({ level }) => level <= deepest);
  if (shown.length < least) return null;
  return <Contents shown={shown} lang={lang} />;
}

function Contents({ shown, lang }: { shown: readonly Heading[]; lang: Language | undefined }) {
  const { language } = usePage();
  const ref = useCurrentMark();
  return (
    <nav ref={ref} aria-labelledby="contents_title" className={styles.contents}>
      <details className={styles.fold}>
        <summary id="contents_title" className={styles.contentsTitle}>
          <Trans>Содержание</Trans>
        </summary>
        <ol className={styles.contentsList} lang={lang}>
          {shown.map(({ id, level, text }) => (
            <li key={id} className={level > 2 ? styles.deeper : undefined}>
              <a href={`#${id}`} className={styles.contentsLink}>
                {typograph(text, lang ?? language)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

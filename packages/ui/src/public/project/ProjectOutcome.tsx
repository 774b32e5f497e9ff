import type { Language } from '@janus-site/core';
import { typograph } from '@janus-site/core';
import { leadingFigure } from './leadingFigure.ts';
import * as styles from './ProjectScreen.css.ts';

export interface ProjectOutcomeProps {
  outcome: string;
  /** Of the text. */
  language: Language;
  /** Set where that is not the page's. */
  lang: Language | undefined;
}

/** What came of it; the figure that it begins with is large. */
export function ProjectOutcome({ outcome, language, lang }: ProjectOutcomeProps) {
  const { figure, rest } = leadingFigure(outcome);
  return (
    <p className={styles.outcome} lang={lang}>
      {figure && <strong className={styles.figure}>{figure}</strong>} {typograph(rest, language)}
    </p>
  );
}

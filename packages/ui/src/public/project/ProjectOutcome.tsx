import type { Language } from '@janus-site/core';
import { typograph } from '@janus-site/core';
import { leadingFigure } from './leadingFigure.ts';
import * as styles from './ProjectScreen.css.ts';

export interface ProjectOutcomeProps {
  outcome: string;
  /** The language of the text. */
  language: Language;
  /** Set if that is not the page's language. */
  lang: Language | undefined;
}

/** The outcome of a project; a leading figure is large. */
export function ProjectOutcome({ outcome, language, lang }: ProjectOutcomeProps) {
  const { figure, rest } = leadingFigure(outcome);
  return (
    <p className={styles.outcome} lang={lang}>
      {figure && <strong className={styles.figure}>{figure}</strong>} {typograph(rest, language)}
    </p>
  );
}

import type { ProjectPage, ProjectTranslation } from '@janus-site/core';
import { formatPeriod, typograph } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePage } from '../../hooks/page.ts';
import * as styles from './ProjectScreen.css.ts';

export interface ProjectFactsProps {
  project: Pick<ProjectPage, 'started_on' | 'finished_on' | 'technologies' | 'github_url' | 'demo_url'>;
  text: Pick<ProjectTranslation, 'language' | 'role' | 'team'>;
}

/** The facts of a project in a column next to the text; unknown ones are left out. */
export function ProjectFacts({ project, text }: ProjectFactsProps) {
  const { language } = usePage();
  const lang = text.language === language ? undefined : text.language;
  const own = (words: string) => words && <span lang={lang}>{typograph(words, text.language)}</span>;
  const { started_on: from, finished_on: to, technologies, github_url: github, demo_url: demo } = project;
  const hasFacts = [text.role, text.team, from, github, demo, ...technologies].some(Boolean);
  if (!hasFacts) return null;
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Роль</Trans>}>{own(text.role)}</Fact>
      <Fact name={<Trans>Команда</Trans>}>{own(text.team)}</Fact>
      <Fact name={<Trans>Когда</Trans>}>{from && formatPeriod(from, to, language)}</Fact>
      <Fact name={<Trans>Ссылки</Trans>}>
        {(github || demo) && (
          <span className={styles.links}>
            {github && <a href={github}>Github</a>}
            {demo && (
              <a href={demo}>
                <Trans>Демо</Trans>
              </a>
            )}
          </span>
        )}
      </Fact>
      <Fact name={<Trans>Технологии</Trans>} isBroad>
        {technologies.join(', ')}
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: ReactNode;
  /** Takes a whole row where others are two in a row. */
  isBroad?: boolean;
  /** Empty if unknown; the fact is then left out. */
  children: ReactNode;
}

function Fact({ name, isBroad, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={isBroad ? `${styles.fact} ${styles.broad}` : styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}

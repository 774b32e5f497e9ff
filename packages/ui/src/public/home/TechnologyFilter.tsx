import type { ProjectCards } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '../../components/Chip/Chip.tsx';
import { usePage } from '../../hooks/page.ts';
import { useHomeHref } from './homeQuery.ts';
import * as styles from './Projects.css.ts';

export interface TechnologyFilterProps {
  technologies: ProjectCards['technologies'];
}

/** A technology of a single project is no useful choice. */
const least = 2;
const most = 10;

/** The technologies of the projects, as links that filter by them. */
export function TechnologyFilter({ technologies }: TechnologyFilterProps) {
  const { query } = usePage<'home'>();
  const homeHref = useHomeHref();
  const { t } = useLingui();
  const asked = query.technology?.toLowerCase();
  const isAsked = (name: string) => name.toLowerCase() === asked;
  const shown = technologies.filter(
    ({ name, count }, index) => isAsked(name) || (count >= least && index < most),
  );
  if (shown.length < 2) return null;
  const at = (technology?: string) =>
    homeHref({ technology, show: undefined, project: undefined }, 'projects');
  return (
    <ul className={styles.filter} aria-label={t`Технологии`}>
      <li>
        <Chip href={at()} isCurrent={asked === undefined}>
          <Trans>Все</Trans>
        </Chip>
      </li>
      {shown.map(({ name, count }) => (
        <li key={name}>
          <Chip href={at(name)} count={count} isCurrent={isAsked(name)}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

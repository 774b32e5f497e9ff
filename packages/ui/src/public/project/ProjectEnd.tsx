import type { ProjectLink, ProjectPage } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Neighbours } from '../../components/Neighbours/Neighbours.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { linkText } from '../../text/linkText.ts';
import * as styles from './ProjectScreen.css.ts';

export interface ProjectEndProps {
  project: Pick<ProjectPage, 'previous' | 'next'>;
}

/** The end of a project: links to its neighbours on the home page. */
export function ProjectEnd({ project: { previous, next } }: ProjectEndProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  const { t } = useLingui();
  if (!previous && !next) return null;
  const neighbour = (link: ProjectLink) => ({
    href: href('project', { params: { slug: link.slug } }),
    ...linkText(link, language),
  });
  return (
    <footer className={styles.end}>
      <Neighbours
        label={t`Проекты`}
        previous={previous && { ...neighbour(previous), name: <Trans>Предыдущий</Trans> }}
        next={next && { ...neighbour(next), name: <Trans>Следующий</Trans> }}
      />
    </footer>
  );
}

import type { Project } from '@janus-site/core';
import { projects } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../components/Link/Link.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { ProjectLinks } from './ProjectLinks.tsx';
import { projectText } from './projectText.ts';
import * as styles from './Projects.css.ts';

export interface ProjectDetailsProps {
  project: Project;
}

/** All there is to say about a project. */
export function ProjectDetails({ project }: ProjectDetailsProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  const card = projects.cardOf(project, language);
  const text = projectText(card, language);
  const facts = [text.years, ...card.technologies].filter(Boolean).join(' · ');
  return (
    <article className={styles.whole} lang={text.lang}>
      {card.cover && <Picture source={card.cover} sizes="(min-width: 48rem) 44rem, calc(100vw - 2rem)" />}
      <h3 className={styles.name}>{text.title}</h3>
      {text.summary && <p className={styles.summary}>{text.summary}</p>}
      {facts && <p className={styles.facts}>{facts}</p>}
      <Prose html={project.translations[0]?.description_html ?? ''} isCompact />
      <p className={styles.toPage}>
        <Link href={href('project', { params: { slug: project.slug } })}>
          <Trans>Открыть страницу проекта</Trans>
        </Link>
      </p>
      <ProjectLinks project={card} title={text.title} />
    </article>
  );
}

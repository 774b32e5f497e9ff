import type { ProjectPage, ProjectTranslation } from '@janus-site/core';
import { typograph } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { ReadInOther } from '../../components/LanguageSwitch/ReadInOther.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { coverPreview } from '../../components/Picture/Picture.css.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { pageTitle } from '../../theme/page.css.ts';
import { ProjectEnd } from './ProjectEnd.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { ProjectOutcome } from './ProjectOutcome.tsx';
import * as styles from './ProjectScreen.css.ts';

export interface ProjectArticleProps {
  project: ProjectPage;
  text: ProjectTranslation;
}

/** The full description of a project: its outcome, the facts, then the text. */
export function ProjectArticle({ project, text }: ProjectArticleProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  const lang = text.language === language ? undefined : text.language;
  const all = (
    <Link href={href('home', { hash: 'projects' })}>
      <Trans>Все проекты</Trans>
    </Link>
  );
  return (
    <article className={styles.article}>
      <p className={styles.back}>{all}</p>
      <header className={styles.top}>
        <h1 className={pageTitle} lang={lang} data-morph="title">
          {text.title_typeset ?? text.title}
        </h1>
        {lang && (
          <Notice tone="info">
            <Trans>Перевода пока нет.</Trans> {all}
          </Notice>
        )}
        <ReadInOther languages={project.languages} />
        {text.summary && (
          <p className={styles.summary} lang={lang}>
            {typograph(text.summary, text.language)}
          </p>
        )}
        {text.outcome && <ProjectOutcome outcome={text.outcome} language={text.language} lang={lang} />}
      </header>
      {project.cover && (
        <div className={styles.cover} data-morph="cover">
          {project.cover_preview && <img className={coverPreview} src={project.cover_preview} alt="" />}
          <Picture source={project.cover} sizes="(min-width: 75em) 72rem, calc(100vw - 2rem)" isFirst />
        </div>
      )}
      <div className={styles.columns}>
        <ProjectFacts project={project} text={text} />
        <Prose html={text.body_html || asPage(text.description_html)} lang={lang} />
      </div>
      <ProjectEnd project={project} />
    </article>
  );
}

/** Raises the headings of a description: it is written for a card's heading, and here it follows the page's own. */
function asPage(html: string): string {
  return html.replace(
    /<(\/?)h([4-6])(?=[ >])/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) - 2}`,
  );
}

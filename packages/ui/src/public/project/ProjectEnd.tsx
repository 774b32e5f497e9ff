import type { ProjectLink, ProjectPage } from '@janus-site/core';
import { formatDay } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Neighbours } from '../../components/Neighbours/Neighbours.tsx';
import * as rows from '../../components/PostRows/PostRows.css.ts';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { linkText } from '../../text/linkText.ts';
import { pathOn } from '../../text/pathOn.ts';
import { blockTitle } from '../../theme/page.css.ts';
import * as styles from './ProjectScreen.css.ts';

export interface ProjectEndProps {
  project: Pick<ProjectPage, 'posts' | 'previous' | 'next'>;
}

/** The end of a project: the posts that link to it, and its neighbours on the home page. */
export function ProjectEnd({ project: { posts, previous, next } }: ProjectEndProps) {
  const { language } = usePage();
  const { href, faceHref } = useNavigation();
  const { t } = useLingui();
  if (!posts?.[0] && !previous && !next) return null;
  const neighbour = (link: ProjectLink) => ({
    href: href('project', { params: { slug: link.slug } }),
    ...linkText(link, language),
  });
  return (
    <footer className={styles.end}>
      {posts?.[0] && (
        <section aria-labelledby="project_posts">
          <h2 id="project_posts" className={blockTitle}>
            <Trans>Посты об этом проекте</Trans>
          </h2>
          <ol className={styles.posts}>
            {posts.map((post) => {
              const { title, lang } = linkText(post, language);
              return (
                <li key={post.slug} className={rows.row}>
                  {post.published_at && (
                    <time dateTime={post.published_at} className={rows.date}>
                      {formatDay(post.published_at, language)}
                    </time>
                  )}
                  <h3 lang={lang} className={styles.postTitle}>
                    <a href={pathOn(faceHref('blog'), `post/${post.slug}`)} className={styles.postLink}>
                      <TitleText>{title}</TitleText>
                    </a>
                  </h3>
                </li>
              );
            })}
          </ol>
        </section>
      )}
      <Neighbours
        label={t`Проекты`}
        previous={previous && { ...neighbour(previous), name: <Trans>Предыдущий</Trans> }}
        next={next && { ...neighbour(next), name: <Trans>Следующий</Trans> }}
      />
    </footer>
  );
}

import type { Loader } from '@janus-site/core';
import { projects } from '@janus-site/core';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Bone, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { usePage } from '../../hooks/page.ts';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useWords } from '../../hooks/useSite.ts';
import { ProjectArticle } from './ProjectArticle.tsx';
import * as styles from './ProjectScreen.css.ts';

function projectRead({ language, params }: Pick<ScreenContext<'project'>, 'language' | 'params'>) {
  return projects.bySlug(params['slug'] ?? '', language);
}

/** Returns the loaders of the data that `ProjectScreen` shows. */
export function loaders(context: ScreenContext<'project'>): readonly Loader<unknown>[] {
  return [profileLoader(context.language), projectRead(context)];
}

/** One project. */
export function ProjectScreen() {
  const page = usePage<'project'>();
  const owner = useProfile()?.text;
  const words = useWords();
  const answer = useRead(projectRead(page));
  if (answer.state === 'ready') {
    const project = answer.data;
    const [text] = project.translations;
    return (
      <>
        <PageHead
          owner={owner}
          words={words}
          subject={text?.title}
          description={text?.meta_description}
          languages={project.languages}
        />
        {text && <ProjectArticle project={project} text={text} />}
      </>
    );
  }
  return (
    <div className={styles.article}>
      <PageHead owner={owner} words={words} isHidden />
      {answer.state === 'pending' ? (
        <Skeleton>
          <Bone width="60%" height="2.4em" />
          <Bone width="80%" />
          <Bone ratio="16 / 10" />
        </Skeleton>
      ) : (
        <ErrorState error={answer.error} onRetry={answer.retry} />
      )}
    </div>
  );
}

import type { Experience, PostSummary, Project } from '@janus-site/core';
import { experiences, languages, posts, projects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { acrossFaces, useFaceLinks } from '../shared/acrossFaces.ts';
import type { LanguageState } from '../shared/LanguageChips.tsx';
import { LanguageChip } from '../shared/LanguageChips.tsx';
import { chips } from '../shared/LanguageChips.css.ts';
import { card, cardHead, quiet, row, rowMain, rows } from '../shared/Page.css.ts';
import { languageState } from '../shared/languageState.ts';
import { findTranslation, pickTranslation } from '../shared/titles.ts';
import { useNow } from '../shared/useNow.ts';
import { When } from '../shared/When.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';

interface Entry {
  id: string;
  title: string;
  href: string;
  updatedAt: string;
  /** Of both languages, in order. */
  states: LanguageState[];
}

const shownEntries = 8;

/** A project or job has one state for all its languages. */
const itemStates = (item: Project | Experience): LanguageState[] =>
  languages.map((language) =>
    item.translations.some((one) => one.language === language)
      ? item.is_published
        ? 'published'
        : 'draft'
      : 'missing',
  );

/** Projects, jobs and posts, the last edited first. */
export function RecentEdits() {
  const { t } = useLingui();
  const { language } = usePage();
  const { href } = useNavigation();
  const links = useFaceLinks();
  const now = useNow();
  const projectsRead = useRead(projects.all());
  const experiencesRead = useRead(experiences.all());
  const postsRead = useRead(posts.list({ limit: shownEntries, order: 'changed' }));
  const reads = [projectsRead, experiencesRead, postsRead];
  const failed = reads.find((read) => read.state === 'failed');
  const isPending = reads.some((read) => read.state === 'pending');

  const ofProject = (project: Project): Entry => ({
    id: project.id,
    title: pickTranslation(project.translations, language)?.title || t`Без названия`,
    href: href('projectsAdmin', { query: { edit: project.id } }),
    updatedAt: project.updated_at,
    states: itemStates(project),
  });
  const ofExperience = (experience: Experience): Entry => ({
    id: experience.id,
    title: pickTranslation(experience.translations, language)?.company || t`Без названия`,
    href: href('experiencesAdmin', { query: { edit: experience.id } }),
    updatedAt: experience.updated_at,
    states: itemStates(experience),
  });
  const ofPost = (post: PostSummary): Entry => ({
    id: post.id,
    title: pickTranslation(post.translations, language)?.title || post.slug,
    href: acrossFaces(links, 'blog', 'editPost', { params: { id: post.id } }),
    updatedAt: post.updated_at,
    states: languages.map((one) => languageState(findTranslation(post.translations, one), now)),
  });
  const entries = [
    ...(projectsRead.state === 'ready' ? projectsRead.data.items.map(ofProject) : []),
    ...(experiencesRead.state === 'ready' ? experiencesRead.data.items.map(ofExperience) : []),
    ...(postsRead.state === 'ready' ? postsRead.data.items.map(ofPost) : []),
  ];
  const latest = entries.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, shownEntries);

  return (
    <section className={card}>
      <h2 className={cardHead}>{t`Недавно изменённое`}</h2>
      {failed?.state === 'failed' ? <ErrorState error={failed.error} onRetry={failed.retry} /> : null}
      {latest.length === 0 && isPending ? <Skeleton /> : null}
      {latest.length === 0 && !isPending && !failed ? <p className={quiet}>{t`Пока ничего нет.`}</p> : null}
      <ul role="list" className={rows}>
        {latest.map((entry) => (
          <li key={entry.id} className={row}>
            <Link href={entry.href} className={rowMain}>
              {entry.title}
            </Link>
            <span className={chips}>
              {languages.map((one, at) => (
                <LanguageChip key={one} language={one} state={entry.states[at] ?? 'missing'} />
              ))}
            </span>
            <span className={quiet}>
              <When time={entry.updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

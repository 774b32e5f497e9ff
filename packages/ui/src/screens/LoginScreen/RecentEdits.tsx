import type { Language } from '@janus-site/core';
import { experiences, projects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { LanguageChips } from '../../admin/LanguageChips.tsx';
import { card, cardHead, quiet, row, rowMain, rows } from '../../admin/Page.css.ts';
import { pickTranslation } from '../../admin/titles.ts';
import { When } from '../../admin/When.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useHost } from '../../data/host.ts';
import { useRead } from '../../data/useRead.ts';

interface Entry {
  id: string;
  title: string;
  href: string;
  updatedAt: string;
  isPublished: boolean;
  languages: Language[];
}

const shownEntries = 8;

/** Projects and experience, the last edited first. */
export function RecentEdits() {
  const { t } = useLingui();
  const { language, href } = useHost();
  const projectsRead = useRead(projects.all());
  const experiencesRead = useRead(experiences.all());
  const reads = [projectsRead, experiencesRead];
  const failed = reads.find((read) => read.state === 'failed');
  const isPending = reads.some((read) => read.state === 'pending');

  const entries: Entry[] = [];
  if (projectsRead.state === 'ready') {
    for (const project of projectsRead.data.items) {
      entries.push({
        id: project.id,
        title: pickTranslation(project.translations, language)?.title ?? t`Без названия`,
        href: href('projectsAdmin', { query: { edit: project.id } }),
        updatedAt: project.updated_at,
        isPublished: project.is_published,
        languages: project.translations.map((one) => one.language),
      });
    }
  }
  if (experiencesRead.state === 'ready') {
    for (const experience of experiencesRead.data.items) {
      entries.push({
        id: experience.id,
        title: pickTranslation(experience.translations, language)?.company ?? t`Без названия`,
        href: href('experiencesAdmin', { query: { edit: experience.id } }),
        updatedAt: experience.updated_at,
        isPublished: experience.is_published,
        languages: experience.translations.map((one) => one.language),
      });
    }
  }
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
            <LanguageChips languages={entry.languages} isPublished={entry.isPublished} />
            <span className={quiet}>
              <When time={entry.updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

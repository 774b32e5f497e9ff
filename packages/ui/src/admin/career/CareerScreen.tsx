import type { CareerEntry } from '@janus-site/core';
import { career, careerSections } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { BulkActionsNotice } from '../lists/BulkActionsNotice.tsx';
import { DeletedNames } from '../lists/DeletedNames.tsx';
import { useEdited } from '../lists/useEdited.ts';
import { useNamedActions } from '../lists/useNamedActions.ts';
import { useSampleIds } from '../sample/useSampleIds.ts';
import { onDemand } from '../shared/onDemand.tsx';
import { Page } from '../shared/Page.tsx';
import { lead } from './Career.css.ts';
import { CareerSectionList } from './CareerSectionList.tsx';
import { entryName } from './careerValues.ts';

const CvVersions = onDemand(async () => (await import('./versions/CvVersions.tsx')).CvVersions);

const CvVersionScreen = onDemand(
  async () => (await import('./versions/CvVersionScreen.tsx')).CvVersionScreen,
);

const CareerDialog = onDemand(async () => (await import('./CareerDialog.tsx')).CareerDialog);

/**
 * `/admin/resume`: the parts of the CV besides projects and experience; `?new=` or `?edit=` opens an entry or a
 * version.
 */
export function CareerScreen() {
  const { query } = usePage<'resumeAdmin'>();
  const read = useRead(career.list(), { keepPrevious: true, reloadOnFocus: true });
  const edited = useEdited(read.state === 'ready' ? read.data.items : [], query.edit);
  const isElse = read.state === 'ready' && !edited;
  if (query.new === 'version' || (query.edit && isElse)) return <CvVersionScreen id={query.edit ?? null} />;
  return <Career edited={edited} />;
}

/** The versions of the CV and its sections; an entry opens in a dialog. */
function Career({ edited }: { edited: CareerEntry | undefined }) {
  const { t } = useLingui();
  const { query, language } = usePage<'resumeAdmin'>();
  const { href, navigate } = useNavigation();
  const read = useRead(career.list(), { keepPrevious: true, reloadOnFocus: true });
  const actions = useNamedActions(career.remove, career.restore);
  const samples = useSampleIds();
  const all = read.state === 'ready' ? read.data.items : [];
  const entries = all.filter(({ id }) => !actions.hidden.has(id));
  const section = edited?.section ?? careerSections.find(({ name }) => name === query.new)?.name;
  const named = (entry: CareerEntry) => ({ id: entry.id, title: entryName(entry, language) });
  return (
    <Page heading={t`Резюме`}>
      <p className={lead}>
        <Trans>
          Разделы резюме, кроме <Link href={href('experiencesAdmin')}>опыта работы</Link> и{' '}
          <Link href={href('projectsAdmin')}>проектов</Link>. Пустые разделы не показываются. Всё вместе —{' '}
          <Link href={href('resume')}>на странице резюме</Link>, в PDF и в JSON Resume.
        </Trans>
      </p>
      <CvVersions />
      <BulkActionsNotice acts={actions.acts} />
      {read.state === 'pending' && <Skeleton />}
      {read.state === 'failed' && (
        <ErrorState title={t`Не удалось загрузить резюме`} error={read.error} onRetry={read.retry} />
      )}
      {read.state === 'ready' &&
        careerSections.map((row) => (
          <CareerSectionList
            key={row.name}
            row={row}
            entries={entries.filter((entry) => entry.section === row.name)}
            samples={samples}
            onRemove={(entry) => actions.remove(named(entry))}
          />
        ))}
      {read.state === 'ready' ? (
        <DeletedNames
          items={(read.data.deleted ?? []).map(named)}
          labelOf={(title) => t`Вернуть запись «${title}»`}
          onRestore={actions.restore}
        />
      ) : null}
      {read.state === 'ready' && section ? (
        <CareerDialog
          key={edited?.id ?? section}
          section={section}
          entry={edited ?? null}
          onClose={() => navigate(href('resumeAdmin'), { replace: true })}
        />
      ) : null}
    </Page>
  );
}

import type { Project } from '@janus-site/core';
import { projects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { DeletedItems } from '../lists/DeletedItems.tsx';
import { DeletedLink } from '../lists/DeletedLink.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';
import { useListAddress } from '../lists/useListAddress.ts';
import { onDemand } from '../shared/onDemand.tsx';
import { Page } from '../shared/Page.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useHost } from '../../hooks/host.ts';
import { useRead } from '../../hooks/useRead.ts';
import { ProjectList } from './ProjectList.tsx';

const ProjectForm = onDemand(async () => (await import('./ProjectForm.tsx')).ProjectForm);

/** `/admin/projects`: the list; with `?edit=` the form of one, with `?new` of a new one, with `?deleted` the deleted. */
export function ProjectsAdminScreen() {
  const address = useListAddress('projectsAdmin');
  return address.has('deleted') ? (
    <DeletedItems kind="project" address={address} />
  ) : (
    <Projects address={address} />
  );
}

function Projects({ address }: { address: ListAddress }) {
  const { t } = useLingui();
  const { query } = useHost<'projectsAdmin'>();
  const read = useRead(projects.all());
  const editId = query.edit;
  const isNew = query.new === true;

  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'failed') {
    return <ErrorState title={t`Не удалось загрузить проекты`} error={read.error} onRetry={read.retry} />;
  }
  const { items } = read.data;
  if (isNew || editId) {
    const project = items.find((item) => item.id === editId) ?? null;
    if (editId && !project) return read.isStale ? <Skeleton /> : <MissingProject />;
    return <ProjectForm key={editId ?? 'new'} project={project} technologies={technologiesOf(items)} />;
  }
  const add = (
    <ButtonLink href={address.hrefOf({ new: '1' })} tone="primary">
      <Glyph name="plus" size={16} />
      {t`Новый проект`}
    </ButtonLink>
  );
  return (
    <Page
      heading={t`Проекты`}
      actions={
        <>
          <DeletedLink address={address} />
          {items.length > 0 ? add : null}
        </>
      }
    >
      {items.length === 0 ? (
        <EmptyState title={t`Проектов пока нет`} action={add}>
          {t`Здесь живут работы, которые видит посетитель: название, итог, технологии, ссылки и обложка. Порядок на сайте тот же, что в этом списке.`}
        </EmptyState>
      ) : (
        <ProjectList items={items} />
      )}
    </Page>
  );
}

function MissingProject() {
  const { t } = useLingui();
  const { href } = useHost();
  return (
    <EmptyState
      title={t`Такого проекта нет`}
      action={<ButtonLink href={href('projectsAdmin')}>{t`Все проекты`}</ButtonLink>}
    >
      {t`Возможно, его удалили в другом окне.`}
    </EmptyState>
  );
}

function technologiesOf(items: readonly Project[]): string[] {
  return [...new Set(items.flatMap((item) => item.technologies))].toSorted();
}

import type { Experience } from '@janus-site/core';
import { experiences } from '@janus-site/core';
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
import { ExperienceList } from './ExperienceList.tsx';

const ExperienceForm = onDemand(async () => (await import('./ExperienceForm.tsx')).ExperienceForm);

/** `/admin/experience`: the list; with `?edit=` the form of one, with `?new` of a new one, with `?deleted` the deleted. */
export function ExperiencesAdminScreen() {
  const address = useListAddress('experiencesAdmin');
  return address.has('deleted') ? (
    <DeletedItems kind="experience" address={address} />
  ) : (
    <Experiences address={address} />
  );
}

function Experiences({ address }: { address: ListAddress }) {
  const { t } = useLingui();
  const { query } = useHost<'experiencesAdmin'>();
  const read = useRead(experiences.all());
  const editId = query.edit;
  const isNew = query.new === true;

  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'failed') {
    return <ErrorState title={t`Не удалось загрузить опыт работы`} error={read.error} onRetry={read.retry} />;
  }
  const { items } = read.data;
  if (isNew || editId) {
    const experience = items.find((item) => item.id === editId) ?? null;
    if (editId && !experience) return read.isStale ? <Skeleton /> : <MissingExperience />;
    return (
      <ExperienceForm key={editId ?? 'new'} experience={experience} technologies={technologiesOf(items)} />
    );
  }
  const add = (
    <ButtonLink href={address.hrefOf({ new: '1' })} tone="primary">
      <Glyph name="plus" size={16} />
      {t`Новое место работы`}
    </ButtonLink>
  );
  return (
    <Page
      heading={t`Опыт работы`}
      actions={
        <>
          <DeletedLink address={address} />
          {items.length > 0 ? add : null}
        </>
      }
    >
      {items.length === 0 ? (
        <EmptyState title={t`Опыта работы пока нет`} action={add}>
          {t`Здесь места работы: компания, должность, годы и результаты. Из них же складываются резюме в PDF и JSON Resume.`}
        </EmptyState>
      ) : (
        <ExperienceList items={items} />
      )}
    </Page>
  );
}

function MissingExperience() {
  const { t } = useLingui();
  const { href } = useHost();
  return (
    <EmptyState
      title={t`Такого места работы нет`}
      action={<ButtonLink href={href('experiencesAdmin')}>{t`Весь опыт работы`}</ButtonLink>}
    >
      {t`Возможно, его удалили в другом окне.`}
    </EmptyState>
  );
}

function technologiesOf(items: readonly Experience[]): string[] {
  return [...new Set(items.flatMap((item) => item.technologies))].toSorted();
}

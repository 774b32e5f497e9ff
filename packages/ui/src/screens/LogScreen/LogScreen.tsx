import type { EventList, QueryOf } from '@janus-site/core';
import { events, numberedPage } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { FilterSelect } from '../../admin/list/FilterSelect.tsx';
import { tools } from '../../admin/list/ListTools.css.ts';
import { NothingFound } from '../../admin/list/NothingFound.tsx';
import { PageLinks } from '../../admin/list/PageLinks.tsx';
import { pageSize } from '../../admin/list/pages.ts';
import { useListAddress } from '../../admin/list/useListAddress.ts';
import { useRangeText } from '../../admin/list/useRangeText.ts';
import { Page } from '../../admin/Page.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useHost } from '../../data/host.ts';
import { useRead } from '../../data/useRead.ts';
import { LogTable } from './LogTable.tsx';

const groups = ['all', 'sign_ins', 'accounts', 'content', 'backups'] as const;

/** `/admin/log`: who did what, when and from where, the newest first; what is looked for is in the address. */
export function LogScreen() {
  const { t } = useLingui();
  const { query } = useHost<'log'>();
  const address = useListAddress('log');
  const rangeText = useRangeText();
  const { page } = address;
  const group = address.choice('group', groups);
  const asked: QueryOf<'listEvents'> = {
    ...(group === 'all' ? {} : { group }),
    ...(query.actor && { actor: query.actor }),
  };
  const read = useRead<EventList>(
    numberedPage((piece) => events.list({ ...asked, ...piece }), page, pageSize),
    { keepPrevious: true, reloadOnFocus: true },
  );
  const data = read.state === 'ready' ? read.data : null;
  const isNarrowed = group !== 'all' || query.actor !== undefined || page > 1;
  return (
    <Page heading={t`Журнал`}>
      <div className={tools}>
        <FilterSelect
          address={address}
          name="group"
          label={t`Показать`}
          value={group}
          options={[
            { value: 'all', label: t`Всё` },
            { value: 'sign_ins', label: t`Входы` },
            { value: 'accounts', label: t`Учётные записи` },
            { value: 'content', label: t`Содержание` },
            { value: 'backups', label: t`Резервные копии` },
          ]}
        />
        {query.actor ? (
          <ButtonLink href={address.hrefOf({ actor: '' })}>{t`Показать всех`}</ButtonLink>
        ) : null}
      </div>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить журнал`} error={read.error} onRetry={read.retry} />
      ) : null}
      {data && data.items.length === 0 && isNarrowed ? (
        <NothingFound address={address} filters={['group', 'actor']} />
      ) : null}
      {data && data.items.length === 0 && !isNarrowed ? (
        <EmptyState title={t`Здесь пусто`}>
          {t`Здесь будет, кто и откуда входил, что публиковал, менял и удалял. Журнал хранится 90 дней.`}
        </EmptyState>
      ) : null}
      {data && data.items.length > 0 ? (
        <div>
          <p>{rangeText(page, data.items.length, data.total)}</p>
          <LogTable items={data.items} address={address} />
        </div>
      ) : null}
      {data ? <PageLinks address={address} total={data.total} /> : null}
    </Page>
  );
}

import type { EventList } from '@janus-site/core';
import { events, numberedPage } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { NothingFound } from '../lists/NothingFound.tsx';
import { pageSize } from '../lists/pages.ts';
import { ReadList } from '../lists/ReadList.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';
import { useListAddress } from '../lists/useListAddress.ts';
import { useRangeText } from '../lists/useRangeText.ts';
import { Page } from '../shared/Page.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { conditionsOf, logFilters } from './trailConditions.ts';
import { TrailExport } from './TrailExport.tsx';
import { TrailFilters } from './TrailFilters.tsx';
import { TrailTable } from './TrailTable.tsx';

interface NoEventsProps {
  address: ListAddress;
  isNarrowed: boolean;
}

function NoEvents({ address, isNarrowed }: NoEventsProps) {
  const { t } = useLingui();
  if (isNarrowed) return <NothingFound address={address} filters={logFilters} />;
  return (
    <EmptyState title={t`Здесь пусто`}>
      {t`Здесь будет, кто и откуда входил, что публиковал, менял и удалял. Журнал хранится 90 дней.`}
    </EmptyState>
  );
}

/** `/admin/trail`: who did what, when and from where, newest first; the filters are in the address. */
export function TrailScreen() {
  const { t } = useLingui();
  const { query } = usePage<'trail'>();
  const address = useListAddress('trail');
  const rangeText = useRangeText();
  const { page } = address;
  const conditions = conditionsOf(query);
  const read = useRead<EventList>(
    numberedPage((piece) => events.list({ ...conditions, ...piece }), page, pageSize),
    { keepPrevious: true, reloadOnFocus: true },
  );
  const items = read.state === 'ready' ? read.data.items : [];
  const isNarrowed = logFilters.some((name) => address.has(name)) || page > 1;
  return (
    <Page heading={t`Журнал`} actions={items.length > 0 ? <TrailExport /> : null}>
      <TrailFilters address={address} sample={items[0]} />
      <ReadList
        read={read}
        address={address}
        failed={t`Не удалось загрузить журнал`}
        count={items.length}
        empty={<NoEvents address={address} isNarrowed={isNarrowed} />}
      >
        {({ total }) => (
          <div>
            <p>{rangeText(page, items.length, total)}</p>
            <TrailTable items={items} address={address} />
          </div>
        )}
      </ReadList>
    </Page>
  );
}

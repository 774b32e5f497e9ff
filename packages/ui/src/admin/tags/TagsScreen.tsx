import type { Tag } from '@janus-site/core';
import { tags } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { BulkActionsNotice } from '../lists/BulkActionsNotice.tsx';
import { tools } from '../lists/ListTools.css.ts';
import { NothingFound } from '../lists/NothingFound.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useListAddress } from '../lists/useListAddress.ts';
import { Page } from '../shared/Page.tsx';
import { DeletedTags } from './DeletedTags.tsx';
import { TagDialog } from './TagDialog.tsx';
import { lead } from './TagsScreen.css.ts';
import { TagTable } from './TagTable.tsx';
import { hasWord } from './tagText.ts';
import { useTagActions } from './useTagActions.ts';

/** `/admin/tags`: what posts are about, in both languages; with `?edit=` one of them. */
export function TagsScreen() {
  const { t } = useLingui();
  const { query } = usePage<'tagsAdmin'>();
  const address = useListAddress('tagsAdmin');
  const read = useRead(tags.list(), { keepPrevious: true, reloadOnFocus: true });
  const actions = useTagActions();
  const all: readonly Tag[] = read.state === 'ready' ? read.data.items : [];
  const items = all.filter((tag) => hasWord(tag, address.q));
  const edited = all.find(({ id }) => id === query.edit);
  const empty = address.q ? (
    <NothingFound address={address} filters={[]} />
  ) : (
    <EmptyState title={t`Меток пока нет`}>
      {t`Метка появляется, когда вы добавляете её посту. Здесь у неё будет имя на каждом языке.`}
    </EmptyState>
  );
  return (
    <Page heading={t`Метки`}>
      <p className={lead}>
        {t`На странице видны только метки с именем на её языке. Прежние имена продолжают вести к метке.`}
      </p>
      <div className={tools}>
        <SearchField address={address} />
      </div>
      <BulkActionsNotice acts={actions.acts} />
      {read.state === 'pending' && <Skeleton />}
      {read.state === 'failed' && (
        <ErrorState title={t`Не удалось загрузить метки`} error={read.error} onRetry={read.retry} />
      )}
      {read.state === 'ready' && (
        <>
          {items.length > 0 ? <TagTable items={items} address={address} onRemove={actions.remove} /> : empty}
          <DeletedTags items={read.data.deleted} onRestore={actions.restore} />
        </>
      )}
      {edited ? (
        <TagDialog
          key={edited.id}
          tag={edited}
          others={all.filter(({ id }) => id !== edited.id)}
          onClose={() => address.go({ edit: '' })}
        />
      ) : null}
    </Page>
  );
}

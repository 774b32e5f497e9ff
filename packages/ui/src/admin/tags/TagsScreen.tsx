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
import { DeletedNames } from '../lists/DeletedNames.tsx';
import type { Named } from '../lists/useBulkActions.ts';
import { useEdited } from '../lists/useEdited.ts';
import { useListAddress } from '../lists/useListAddress.ts';
import { useNamedActions } from '../lists/useNamedActions.ts';
import { hasInNames, shownName } from '../shared/bilingualNames.ts';
import { Page } from '../shared/Page.tsx';
import { TagDialog } from './TagDialog.tsx';
import { lead } from './TagsScreen.css.ts';
import { TagTable } from './TagTable.tsx';

/** `/admin/tags`: the topics of posts in both languages; `?edit=` opens a tag. */
export function TagsScreen() {
  const { t } = useLingui();
  const { query, language } = usePage<'tagsAdmin'>();
  const address = useListAddress('tagsAdmin');
  const read = useRead(tags.list(), { keepPrevious: true, reloadOnFocus: true });
  const actions = useNamedActions(tags.remove, tags.restore);
  const named = (tag: Tag): Named => ({ id: tag.id, title: shownName(tag, language) });
  const all: readonly Tag[] = read.state === 'ready' ? read.data.items : [];
  const items = all.filter(hasInNames(address.q));
  const edited = useEdited(all, query.edit);
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
          {items.length > 0 ? (
            <TagTable items={items} address={address} onRemove={(tag) => actions.remove(named(tag))} />
          ) : (
            empty
          )}
          <DeletedNames
            items={read.data.deleted.map(named)}
            labelOf={(title) => t`Вернуть метку «${title}»`}
            onRestore={actions.restore}
          />
        </>
      )}
      {edited ? (
        <TagDialog
          key={edited.id}
          tag={edited}
          others={all.filter(({ id }) => id !== edited.id)}
          onClose={() => address.go({ edit: '' }, { replace: true })}
        />
      ) : null}
    </Page>
  );
}

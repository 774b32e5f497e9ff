import type { Series } from '@janus-site/core';
import { series } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
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
import { hasInNames } from '../shared/bilingualNames.ts';
import { Page } from '../shared/Page.tsx';
import { lead } from './Series.css.ts';
import { SeriesDialog } from './SeriesDialog.tsx';
import { namesOf, seriesTitle } from './seriesText.ts';
import { SeriesTable } from './SeriesTable.tsx';

/** `/admin/series`: posts in reading order; `?new` or `?edit=` opens a series. */
export function SeriesAdminScreen() {
  const { t } = useLingui();
  const { query, language } = usePage<'seriesAdmin'>();
  const address = useListAddress('seriesAdmin');
  const read = useRead(series.list(), { keepPrevious: true, reloadOnFocus: true });
  const actions = useNamedActions(series.remove, series.restore);
  const named = (item: Series): Named => ({ id: item.id, title: seriesTitle(item, language) });
  const all: readonly Series[] = read.state === 'ready' ? read.data.items : [];
  const isFound = hasInNames(address.q);
  const items = all.filter((item) => isFound(namesOf(item)));
  const edited = useEdited(all, query.edit);
  const empty = address.q ? (
    <NothingFound address={address} filters={[]} />
  ) : (
    <EmptyState title={t`Серий пока нет`}>
      {t`Серия связывает посты, которые читают по порядку: на каждом будет список частей и переходы между ними.`}
    </EmptyState>
  );
  return (
    <Page
      heading={t`Серии`}
      actions={
        <ButtonLink href={address.hrefOf({ new: '1' })} tone="primary">
          <Glyph name="plus" size={16} />
          {t`Добавить`}
        </ButtonLink>
      }
    >
      <p className={lead}>
        {t`Читатели видят серию, когда в ней вышел хотя бы один пост. Пост состоит только в одной серии.`}
      </p>
      <div className={tools}>
        <SearchField address={address} />
      </div>
      <BulkActionsNotice acts={actions.acts} />
      {read.state === 'pending' && <Skeleton />}
      {read.state === 'failed' && (
        <ErrorState title={t`Не удалось загрузить серии`} error={read.error} onRetry={read.retry} />
      )}
      {read.state === 'ready' && (
        <>
          {items.length > 0 ? (
            <SeriesTable items={items} address={address} onRemove={(item) => actions.remove(named(item))} />
          ) : (
            empty
          )}
          <DeletedNames
            items={read.data.deleted.map(named)}
            labelOf={(title) => t`Вернуть серию «${title}»`}
            onRestore={actions.restore}
          />
        </>
      )}
      {query.new || edited ? (
        <SeriesDialog
          key={edited?.id ?? 'new'}
          item={edited ?? null}
          onClose={() => address.go({ new: '', edit: '' }, { replace: true })}
        />
      ) : null}
    </Page>
  );
}

import type { Redirect, RedirectList } from '@janus-site/core';
import { numberedPage, redirects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { BulkActionsNotice } from '../../lists/BulkActionsNotice.tsx';
import { DeletedNames } from '../../lists/DeletedNames.tsx';
import { tools } from '../../lists/ListTools.css.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { pageSize } from '../../lists/pages.ts';
import { ReadList } from '../../lists/ReadList.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import type { Named } from '../../lists/useBulkActions.ts';
import { useEdited } from '../../lists/useEdited.ts';
import { useListAddress } from '../../lists/useListAddress.ts';
import { useNamedActions } from '../../lists/useNamedActions.ts';
import { Page } from '../../shared/Page.tsx';
import { RedirectDialog } from './RedirectDialog.tsx';
import { lead } from './Redirects.css.ts';
import { RedirectTable } from './RedirectTable.tsx';

const toNamed = ({ id, from }: Redirect): Named => ({ id, title: from });

/** `/admin/redirects` of either face: old addresses and their targets; `?new` or `?edit=` opens one of them. */
export function RedirectsScreen() {
  const { t } = useLingui();
  const { face, query } = usePage<'redirects'>();
  const address = useListAddress(face === 'blog' ? 'blogRedirects' : 'redirects');
  const { q, page } = address;
  const read = useRead<RedirectList>(
    numberedPage((piece) => redirects.list({ face, ...(q ? { q } : {}), ...piece }), page, pageSize),
    { keepPrevious: true, reloadOnFocus: true },
  );
  const actions = useNamedActions(redirects.remove, redirects.restore);
  const { items: all, deleted } = read.state === 'ready' ? read.data : { items: [], deleted: [] };
  const items = all.filter(({ id }) => !actions.hidden.has(id));
  const edited = useEdited(items, query.edit);
  const handleClose = () => address.go({ new: '', edit: '', page: String(page) }, { replace: true });
  const empty = q ? (
    <NothingFound address={address} filters={[]} />
  ) : (
    <EmptyState title={t`Переадресаций пока нет`}>
      {t`Если страница переехала или раньше сайт был другим, направьте старый адрес на новый — ссылки на него не пропадут.`}
    </EmptyState>
  );
  return (
    <Page
      heading={t`Переадресация`}
      actions={
        <ButtonLink href={address.hrefOf({ new: '1', page: String(page) })} tone="primary">
          <Glyph name="plus" size={16} />
          {t`Добавить`}
        </ButtonLink>
      }
    >
      <p className={lead}>
        {t`Адреса, где на сайте ничего нет, ведут туда, куда вы укажете. Прежние адреса постов и проектов работают и без этого.`}
      </p>
      <div className={tools}>
        <SearchField address={address} />
      </div>
      <BulkActionsNotice acts={actions.acts} />
      <ReadList
        read={read}
        address={address}
        failed={t`Не удалось загрузить переадресации`}
        count={items.length}
        empty={empty}
      >
        {() => (
          <RedirectTable items={items} address={address} onRemove={(item) => actions.remove(toNamed(item))} />
        )}
      </ReadList>
      <DeletedNames
        items={deleted.map(toNamed)}
        labelOf={(title) => t`Вернуть переадресацию с ${title}`}
        onRestore={actions.restore}
      />
      {query.new || edited ? (
        <RedirectDialog key={edited?.id ?? 'new'} redirect={edited ?? null} onClose={handleClose} />
      ) : null}
    </Page>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Failure } from '../shared/Failure.tsx';
import { BulkActionsNotice } from './BulkActionsNotice.tsx';
import { orderNote as note } from './ItemList.css.ts';
import { OrderFailure } from './OrderFailure.tsx';
import type { FoundItems } from './useFoundItems.ts';
import type { ItemActions } from './useItemActions.ts';

export interface ItemNoticesProps {
  actions: ItemActions;
  search: FoundItems;
  /** States the order of the items. */
  orderNote: ReactNode;
}

/** Above a list of items: which call failed, the order of the items, and the progress of an action on many. */
export function ItemNotices({ actions, search, orderNote }: ItemNoticesProps) {
  const { t } = useLingui();
  return (
    <>
      <OrderFailure failure={actions.orderFailure} />
      {search.state === 'failed' ? (
        <Failure what={t`Поиск не удался, показано всё.`} error={search.error} onRetry={search.retry} />
      ) : null}
      {orderNote ? <p className={note}>{orderNote}</p> : null}
      <BulkActionsNotice acts={actions.acts} />
    </>
  );
}

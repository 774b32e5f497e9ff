import type { Loader } from '@janus-site/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { Page } from '../shared/Page.tsx';
import { DeletedItems } from './DeletedItems.tsx';
import { DeletedLink } from './DeletedLink.tsx';
import type { ListAddress } from './useListAddress.ts';
import { useListAddress } from './useListAddress.ts';

/** The UI strings of a screen. */
export interface ItemsWords {
  heading: string;
  failed: string;
  add: string;
  none: string;
  /** The purpose of the items, shown while there are none. */
  purpose: string;
  missing: string;
  all: string;
  /** Why an item may be missing. */
  removed: string;
}

/** Props of an item's form; null for a new item. */
export interface ItemFormProps<Item> {
  item: Item | null;
  /** The technologies of all items, sorted; offered as suggestions. */
  technologies: readonly string[];
}

interface ItemsProps<Item> {
  route: 'projectsAdmin' | 'experiencesAdmin';
  loader: Loader<{ items: readonly Item[] }>;
  words: ItemsWords;
  renderForm(props: ItemFormProps<Item>): ReactNode;
  renderList(items: readonly Item[]): ReactNode;
}

export interface ItemsScreenProps<Item> extends ItemsProps<Item> {
  kind: 'project' | 'experience';
}

interface ListedThing {
  id: string;
  technologies: readonly string[];
}

/**
 * A list of portfolio items; `?edit=` opens the form of one, `?new` of a new one, `?deleted` shows the deleted ones.
 */
export function ItemsScreen<Item extends ListedThing>({ kind, ...props }: ItemsScreenProps<Item>) {
  const address = useListAddress(props.route);
  if (address.has('deleted')) return <DeletedItems kind={kind} address={address} />;
  return <Items {...props} address={address} />;
}

function Items<Item extends ListedThing>({
  route,
  loader,
  words,
  renderForm,
  renderList,
  address,
}: ItemsProps<Item> & { address: ListAddress }) {
  const { query } = usePage<typeof route>();
  const { href } = useNavigation();
  const read = useRead(loader, { reloadOnFocus: true });
  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'failed') {
    return <ErrorState title={words.failed} error={read.error} onRetry={read.retry} />;
  }
  const { items } = read.data;
  const { edit: editId } = query;
  if (query.new === true || editId) {
    const item = items.find(({ id }) => id === editId) ?? null;
    if (item || !editId) return renderForm({ item, technologies: technologiesOf(items) });
    if (read.isStale) return <Skeleton />;
    return (
      <EmptyState title={words.missing} action={<ButtonLink href={href(route)}>{words.all}</ButtonLink>}>
        {words.removed}
      </EmptyState>
    );
  }
  const add = (
    <ButtonLink href={address.hrefOf({ new: '1' })} tone="primary">
      <Glyph name="plus" size={16} />
      {words.add}
    </ButtonLink>
  );
  return (
    <Page
      heading={words.heading}
      actions={
        <>
          <DeletedLink address={address} />
          {items.length > 0 ? add : null}
        </>
      }
    >
      {items.length === 0 ? (
        <EmptyState title={words.none} action={add}>
          {words.purpose}
        </EmptyState>
      ) : (
        renderList(items)
      )}
    </Page>
  );
}

function technologiesOf(items: readonly ListedThing[]): string[] {
  return [...new Set(items.flatMap((item) => item.technologies))].toSorted();
}

import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { ReadState } from '../../hooks/reading.ts';
import { PageLinks } from './PageLinks.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface ReadListProps<Data> {
  read: ReadState<Data>;
  address: ListAddress;
  /** The message when loading failed. */
  failed: string;
  /** The number of rows to show; just deleted ones do not count. */
  count: number;
  /** Shown when there are no rows. */
  empty: ReactNode;
  children(data: Data): ReactNode;
}

/** A page of a list in each loading state, with links to the other pages. */
export function ReadList<Data extends { total: number }>({
  read,
  address,
  failed,
  count,
  empty,
  children,
}: ReadListProps<Data>) {
  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'failed') {
    return <ErrorState title={failed} error={read.error} onRetry={read.retry} />;
  }
  return (
    <>
      {count === 0 ? empty : children(read.data)}
      <PageLinks address={address} total={read.data.total} isStale={read.isStale} />
    </>
  );
}

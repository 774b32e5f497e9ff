import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { ReadState } from '../../hooks/reading.ts';
import { PageLinks } from './PageLinks.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface ReadListProps<Data> {
  read: ReadState<Data>;
  address: ListAddress;
  /** Says what could not be loaded. */
  failed: string;
  /** How many rows there are to show: one that has just been deleted is none. */
  count: number;
  /** In place of the rows where there are none. */
  empty: ReactNode;
  children(data: Data): ReactNode;
}

/** A page of a list in each state that its reading may be in, and the way to its other pages. */
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
      <PageLinks address={address} total={read.data.total} />
    </>
  );
}

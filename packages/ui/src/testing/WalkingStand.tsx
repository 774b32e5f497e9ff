import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { AdminLayout } from '../admin/frame/AdminLayout.tsx';
import type { AdminPlace } from './AdminStand.tsx';
import { Stand } from './Stand.tsx';
import { queryOf } from './testPlace.ts';

export interface WalkingStandProps {
  place: AdminPlace;
  /** Called with every address that is navigated to. */
  onWalk?(to: string): void;
  children: ReactNode;
}

/** The admin frame with an address bar: navigation on the same page changes the query. */
export function WalkingStand({ place, onWalk, children }: WalkingStandProps) {
  const [search, setSearch] = useState<string>();
  const walked = useMemo(() => {
    const { page, navigation } = place;
    return {
      ...place,
      page: search === undefined ? page : { ...page, query: queryOf(page.route, search) },
      navigation: {
        ...navigation,
        navigate(to: string) {
          onWalk?.(to);
          setSearch(new URL(to, 'https://janus.example').search);
        },
      },
    };
  }, [place, search, onWalk]);
  return (
    <Stand place={walked}>
      <AdminLayout>{children}</AdminLayout>
    </Stand>
  );
}

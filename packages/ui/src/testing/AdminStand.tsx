import type { ReactNode } from 'react';
import { AdminLayout } from '../admin/frame/AdminLayout.tsx';
import type { AdminSession } from './adminSession.ts';
import { adminSession } from './adminSession.ts';
import { adminScripts } from './adminAnswers.ts';
import { Stand } from './Stand.tsx';
import type { TestPlace, TestPlaceOptions } from './testPlace.ts';
import { testPlace } from './testPlace.ts';

export interface AdminPlace extends TestPlace {
  session: AdminSession;
}

/** Creates the place of an admin screen: signed in, with all services. */
export function adminPlace(
  options: Omit<TestPlaceOptions, 'session'> & { session?: AdminSession } = {},
): AdminPlace {
  const session = options.session ?? adminSession();
  return { session, ...testPlace({ scripts: adminScripts, ...options, session }) };
}

export interface AdminStandProps {
  place: AdminPlace;
  children: ReactNode;
}

/** The screen in the admin frame, as on the site. */
export function AdminStand({ place, children }: AdminStandProps) {
  return (
    <Stand place={place}>
      <AdminLayout>{children}</AdminLayout>
    </Stand>
  );
}

import type { ReactNode } from 'react';
import { AdminLayout } from '../admin/frame/AdminLayout.tsx';
import type { AdminSession } from './adminSession.ts';
import { adminSession } from './adminSession.ts';
import { adminScripts } from './adminAnswers.ts';
import { Stand } from './Stand.tsx';
import type { TestHost, TestHostOptions } from './testHost.ts';
import { testHost } from './testHost.ts';

export interface AdminPlace {
  host: TestHost;
  session: AdminSession;
}

/** A host for a test of an admin screen: signed in, full services. */
export function adminPlace(
  options: Omit<TestHostOptions, 'session'> & { session?: AdminSession } = {},
): AdminPlace {
  const session = options.session ?? adminSession();
  return { session, host: testHost({ scripts: adminScripts, ...options, session }) };
}

export interface AdminStandProps {
  place: AdminPlace;
  children: ReactNode;
}

/** The screen inside the admin's own frame, as the site draws it. */
export function AdminStand({ place, children }: AdminStandProps) {
  return (
    <Stand host={place.host}>
      <AdminLayout>{children}</AdminLayout>
    </Stand>
  );
}

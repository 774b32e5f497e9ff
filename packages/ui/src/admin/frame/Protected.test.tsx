import { routeTable } from '@janus-site/core';
import type { User } from '@janus-site/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminSession, sampleNobody, sampleOwner, sampleStaff } from '../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';

const owner = { ...sampleOwner, is_superuser: false };
const owners = ['owner'];
const editors = ['owner', 'staff'];
/** Who may open each page, written by hand from docs/permissions.md. */
const admitted: Readonly<Record<string, readonly string[]>> = {
  projectsAdmin: editors,
  experiencesAdmin: editors,
  resumeAdmin: editors,
  messages: editors,
  users: owners,
  profile: ['owner', 'staff', 'nobody'],
  trail: owners,
  figures: owners,
  site: owners,
  redirects: owners,
  media: editors,
  createPost: editors,
  editPost: editors,
  blogFigures: owners,
  blogSite: owners,
  blogRedirects: owners,
  imports: owners,
  blogMedia: editors,
  tagsAdmin: editors,
  seriesAdmin: editors,
  pagesAdmin: editors,
};
const people: readonly [string, User][] = [
  ['owner', owner],
  ['staff', sampleStaff],
  ['nobody', sampleNobody],
];
const panel = routeTable.filter(({ access }) => access === 'login');

test.each(panel.flatMap(({ name, face }) => people.map(([role, user]) => ({ name, face, role, user }))))(
  '$name for $role',
  async ({ name, face, role, user }) => {
    const place = adminPlace({ face, route: name, params: { id: owner.id }, session: adminSession(user) });
    render(
      <AdminStand place={place}>
        <p>Страница</p>
      </AdminStand>,
    );
    const isAdmitted = admitted[name]?.includes(role);
    expect(await screen.findByText(isAdmitted ? 'Страница' : 'Нет доступа к этой странице')).toBeVisible();
    expect(screen.queryByText('Страница') !== null).toBe(isAdmitted);
  },
);

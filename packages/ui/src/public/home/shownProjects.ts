import type { RouteQuery } from '@janus-site/core';

/** The service's largest page. */
const most = 100;

/** Three large ones and a short table: a first look, not the archive. */
export const firstProjects = 7;

/** How many projects the address asks for: `?projects=all` or `?show=n`, which work without scripts. */
export function shownProjects({ projects, show = 0 }: RouteQuery<'home'>): number {
  return projects === 'all' ? most : Math.max(firstProjects, show);
}

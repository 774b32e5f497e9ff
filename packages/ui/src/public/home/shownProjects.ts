import type { RouteQuery } from '@janus-site/core';

/** The largest page that the service returns. */
const most = 100;

/** Three large ones and a short table, as an overview. */
export const firstProjects = 7;

/** Returns how many projects the address requests: `?projects=all` or `?show=n`, which work without scripts. */
export function shownProjects({ projects, show = 0 }: RouteQuery<'home'>): number {
  return projects === 'all' ? most : Math.max(firstProjects, show);
}

/** The service's largest page. */
const most = 100;

/** Three large ones and a short table: a first look, not the archive. */
export const firstProjects = 7;

/** How many projects the address asks for: `?projects=all` or `?show=n`, which work without scripts. */
export function shownProjects(query: URLSearchParams): number {
  if (query.get('projects') === 'all') return most;
  const asked = Number.parseInt(query.get('show') ?? '', 10);
  return Number.isNaN(asked) ? firstProjects : Math.min(most, Math.max(firstProjects, asked));
}

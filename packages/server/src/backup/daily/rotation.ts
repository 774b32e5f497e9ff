const shape = /^janus-(\d{4}-\d{2}-\d{2})\.(janus|sqlite)$/;

const week = 7 * 24 * 60 * 60 * 1000;
/** The first Monday of Unix time, so that weeks begin on Mondays. */
const monday = 4 * 24 * 60 * 60 * 1000;

/** The number of days, weeks and months for which the newest backup is kept. */
export interface Retention {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Returns the day of a backup, such as `2026-01-31`; null for any other file. */
export function dayOf(name: string): string | null {
  return shape.exec(name)?.[1] ?? null;
}

function weekOf(day: string): string {
  return String(Math.floor((Date.parse(day) - monday) / week));
}

/** Returns the good backups to remove. */
export function superseded(names: readonly string[], { daily, weekly, monthly }: Retention): string[] {
  const backups = names
    .filter((name) => dayOf(name) !== null)
    .toSorted()
    .toReversed();
  const kept = new Set<string>();
  const keep = (count: number, periodOf: (day: string) => string): void => {
    const periods = new Map<string, string>();
    for (const name of backups) {
      const period = periodOf(dayOf(name) ?? '');
      if (!periods.has(period)) periods.set(period, name);
    }
    for (const name of [...periods.values()].slice(0, count)) kept.add(name);
  };
  keep(daily, (day) => day);
  keep(weekly, weekOf);
  keep(monthly, (day) => day.slice(0, 7));
  return backups.filter((name) => !kept.has(name));
}

export interface Rotated {
  name: string;
  isGood: boolean;
}

/**
 * Returns the backups to remove. Good backups are counted separately, so that others never displace one; the others stay
 * while they are among the newest days.
 */
export function rotate(backups: readonly Rotated[], retention: Retention): string[] {
  const good = backups.filter(({ isGood }) => isGood).map(({ name }) => name);
  const names = backups.map(({ name }) => name).filter((name) => dayOf(name) !== null);
  const newest = new Set(names.toSorted().toReversed().slice(0, retention.daily));
  const others = backups.filter(({ name, isGood }) => !isGood && dayOf(name) !== null && !newest.has(name));
  return [...superseded(good, retention), ...others.map(({ name }) => name)];
}

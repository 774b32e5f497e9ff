/** The counts of one scenario of `npm run faults`. */
export interface FaultTally {
  name: string;
  /** How often something was broken on purpose. */
  faults: number;
  acknowledged: number;
  /** Responses of 503 and 507: expected while something is broken. */
  refused: number;
  lost: number;
  /** Processes that exited by themselves. */
  ends: number;
  /** Responses of 500 and above except 503 and 507, and anything else unexpected. */
  wrong: string[];
  /** Milliseconds of the slowest page that did not need what was broken. */
  slowestPage: number;
  pages: number;
}

export function createFaultTally(name: string): FaultTally {
  return {
    name,
    faults: 0,
    acknowledged: 0,
    refused: 0,
    lost: 0,
    ends: 0,
    wrong: [],
    slowestPage: 0,
    pages: 0,
  };
}

/** Describes every broken guarantee. */
export function breachesOf(tally: FaultTally, pageLimit: number): string[] {
  const { name, lost, ends, wrong, slowestPage } = tally;
  return [
    ...(lost > 0 ? [`${name}: ${lost} acknowledged writes are lost`] : []),
    ...(ends > 0 ? [`${name}: ${ends} processes ended by themselves`] : []),
    ...[...new Set(wrong)].map((text) => `${name}: ${text}`),
    ...(slowestPage > pageLimit ? [`${name}: a page took ${Math.round(slowestPage)} ms`] : []),
  ];
}

export function tableOf(tallies: readonly FaultTally[]): string {
  const head = ['scenario', 'faults', 'written', 'refused', 'lost', 'ends', 'wrong', 'pages', 'slowest page'];
  const rows = tallies.map((tally) => [
    tally.name,
    ...[tally.faults, tally.acknowledged, tally.refused, tally.lost, tally.ends, tally.wrong.length].map(
      String,
    ),
    String(tally.pages),
    tally.slowestPage === 0 ? '' : `${Math.round(tally.slowestPage)} ms`,
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  return [head, ...rows]
    .map((row) => row.map((cell, at) => cell[at === 0 ? 'padEnd' : 'padStart'](widths[at] ?? 0)).join('  '))
    .join('\n');
}

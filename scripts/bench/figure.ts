/** A measured number and its bound. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Absent if the number is only reported. */
  bound?: { most: number } | { least: number };
}

/** Why a figure could not be taken on this machine. */
export interface Omission {
  name: string;
  because: string;
}

export type Finding = Figure | Omission;

/** Returns the share of the bound that is used: at most 1 within it, for either kind of bound. */
export function ratio({ value, bound }: Figure): number | undefined {
  if (!bound) return undefined;
  if ('least' in bound) return bound.least / value;
  return value === 0 ? 0 : value / bound.most;
}

/** Returns a value with three digits, down to thousandths: 1.16 with a bound of 1.1 must not read 1.2. */
export function rounded(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0);
}

function line(finding: Finding): string {
  if ('because' in finding) return `  ${finding.name}: not measured, ${finding.because}`;
  const { name, value, unit, bound } = finding;
  const shown = `${rounded(value)} ${unit}`.trim();
  if (!bound) return `         ${name.padEnd(44)} ${shown}`;
  const limit = 'most' in bound ? `at most ${bound.most}` : `at least ${bound.least}`;
  return `  ${(ratio(finding) ?? 0).toFixed(2).padStart(5)}  ${name.padEnd(44)} ${shown.padEnd(14)} ${limit}`;
}

/** Returns the table that `npm run bench` ends with. */
export function table(findings: readonly Finding[]): string {
  return ['  ratio  figure (at most 1 is within the bound)', ...findings.map(line)].join('\n');
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

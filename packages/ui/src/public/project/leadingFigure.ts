const number = String.raw`[~≈<>+−–-]?\d[\d.,  ]*\d|[~≈<>+−–-]?\d`;
const unit = String.raw`%|‰|×|°C|(?:мк|м|к|М|Г|µ|m|k|M|G)(?:А|A|Б|B|В|V|Вт|W|с|s|г|g|м|m)(?!\p{L})`;
const leading = new RegExp(`^(?:(${number})(?:([  ]?)(${unit}))?)(?![\\p{L}\\d])[,:;]?\\s+(.+)$`, 'su');

/** Splits '9 µA asleep' into its figure with the unit and the rest; without a figure everything is the rest. */
export function leadingFigure(text: string): { figure: string; rest: string } {
  const [, value, , sign, rest] = leading.exec(text.trim()) ?? [];
  if (value === undefined || rest === undefined) return { figure: '', rest: text };
  const tight = sign !== undefined && /[%‰×]/.test(sign) && !text.includes(`${value} ${sign}`);
  return { figure: sign ? `${value}${tight ? '' : '\u00a0'}${sign}` : value, rest };
}

import { escapeMarkup } from '@janus-site/core';
import { rounded } from '../bench/figure.ts';
import type { Bound, Measurement, Point } from '../bench/measurement.ts';

/** The heights of a row in rem, so that it grows with the font size. */
const row = { name: 1.5, bar: 0.75, space: 1 } as const;
const axisHeight = 3.25;
const steps = [1, 2, 2.5, 5, 10];

const rem = (value: number): string => `${Number(value.toFixed(3))}rem`;
const percent = (part: number): string => `${Number((part * 100).toFixed(3))}%`;
const limitOf = (bound: Bound): number => ('most' in bound ? bound.most : bound.least);
const figure = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en') : rounded(value);

/** Returns a bound in short form: `≤ 80`. */
function boundText(bound: Bound): string {
  return `${'most' in bound ? '≤' : '≥'} ${figure(limitOf(bound))}`;
}

/** Returns the length of a point's bar: its value, or the share of its bound. */
function lengthOf({ y, bound }: Point, { isOfBounds }: Measurement): number {
  return isOfBounds === true && bound ? y / limitOf(bound) : y;
}

const markOf = ({ bound }: Point, { isOfBounds }: Measurement): number | null =>
  bound ? (isOfBounds === true ? 1 : limitOf(bound)) : null;

/** Returns round numbers along an axis, from 0 to at least the maximum. */
export function ticksOf(most: number): number[] {
  const rough = (most || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const count = Math.ceil((most || 1) / step - 0.001);
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(6)));
}

/** Returns the labels on the left, once each, in the order of the series. */
const namesOf = ({ series }: Measurement): string[] => [
  ...new Set(series.flatMap(({ points }) => points.map(({ x }) => x))),
];

interface Cell {
  /** The index of its series. */
  at: number;
  point: Point;
}

function cellsOf({ series }: Measurement, name: string): Cell[] {
  return series.flatMap(({ points }, at) =>
    points.filter(({ x }) => x === name).map((point) => ({ at, point })),
  );
}

function rowSvg(name: string, measurement: Measurement, { top, end }: { top: number; end: number }): string {
  const cells = cellsOf(measurement, name);
  const values = cells.map(({ point }) => figure(point.y)).join(' / ');
  const bound = cells.find(({ point }) => point.bound)?.point.bound;
  const bars = cells.map(({ at, point }, index) => {
    const y = rem(top + row.name + index * row.bar);
    return `<rect class="series-${at}" x="0" y="${y}" width="${percent(lengthOf(point, measurement) / end)}" height="${rem(row.bar - 0.125)}"/>`;
  });
  const marks = new Set(cells.flatMap(({ point }) => markOf(point, measurement) ?? []));
  const lines = [...marks].map((mark) => {
    const [from, to] = [rem(top + row.name - 0.25), rem(top + row.name + cells.length * row.bar + 0.125)];
    return `<line class="bound" x1="${percent(mark / end)}" x2="${percent(mark / end)}" y1="${from}" y2="${to}"/>`;
  });
  const said = bound ? `${values}<tspan> (${boundText(bound)})</tspan>` : values;
  return `<text y="${rem(top + 1)}">${escapeMarkup(name)}</text><text class="value" x="100%" y="${rem(top + 1)}">${said}</text>${bars.join('')}${lines.join('')}`;
}

function axisSvg(measurement: Measurement, ticks: readonly number[], height: number): string {
  const end = ticks.at(-1) ?? 1;
  const marks = ticks.map((tick, at) => {
    const x = percent(tick / end);
    const place = at === 0 ? '' : at === ticks.length - 1 ? ' class="end"' : ' class="middle"';
    const name = measurement.isOfBounds === true ? `${Math.round(tick * 100)} %` : figure(tick);
    return `<line class="grid" x1="${x}" x2="${x}" y1="0" y2="${rem(height)}"/><text${place} x="${x}" y="${rem(height + 1.25)}">${name}</text>`;
  });
  const { axes, unit, isOfBounds } = measurement;
  const said = isOfBounds === true ? `; figures in ${unit}` : `, ${unit}`;
  const name = unit === '' ? axes.y : axes.y + said;
  return `<g class="axis">${marks.join('')}<text class="end" x="100%" y="${rem(height + 2.75)}">${escapeMarkup(name)}</text></g>`;
}

/** Returns the plot's text alternative: its minimum and maximum; the table has the rest. */
function titleOf(measurement: Measurement): string {
  const points = measurement.series.flatMap(({ points: some }) => some);
  const ordered = points.toSorted((one, other) => lengthOf(one, measurement) - lengthOf(other, measurement));
  const [least, most] = [ordered[0], ordered.at(-1)];
  const say = (point: Point | undefined) =>
    point ? `${point.x}, ${`${figure(point.y)} ${measurement.unit}`.trim()}` : '';
  return `${measurement.what} Shortest bar: ${say(least)}. Longest: ${say(most)}.`;
}

/** Returns a bar chart styled for both themes. Text keeps its size at every width: only bars grow. */
export function plotSvg(measurement: Measurement, id: string): string {
  const points = measurement.series.flatMap(({ points: some }) => some);
  const ends = points.flatMap((point) => [lengthOf(point, measurement), markOf(point, measurement) ?? 0]);
  const ticks = ticksOf(Math.max(...ends));
  const end = ticks.at(-1) ?? 1;
  const rows: string[] = [];
  let top = 0;
  for (const name of namesOf(measurement)) {
    rows.push(rowSvg(name, measurement, { top, end }));
    top += row.name + cellsOf(measurement, name).length * row.bar + row.space;
  }
  return `<svg role="img" aria-labelledby="${id}" width="100%" height="${rem(top + axisHeight)}"><title id="${id}">${escapeMarkup(titleOf(measurement))}</title>${axisSvg(measurement, ticks, top)}${rows.join('')}</svg>`;
}

/** Returns the same figures as a table. */
export function plotTable(measurement: Measurement): string {
  const { series, axes, unit } = measurement;
  const hasBounds = series.some(({ points }) => points.some(({ bound }) => bound));
  const heads = [axes.x, ...series.map(({ name }) => (unit && unit !== name ? `${name}, ${unit}` : name))];
  if (hasBounds) heads.push('bound');
  const rows = namesOf(measurement).map((name) => {
    const cells = cellsOf(measurement, name);
    const bound = cells.find(({ point }) => point.bound)?.point.bound;
    const values = series.map((_, at) => {
      const cell = cells.find((one) => one.at === at);
      return cell ? figure(cell.point.y) : '–';
    });
    const all = [...values, ...(hasBounds ? [bound ? boundText(bound) : '–'] : [])];
    return `<tr><th scope="row">${escapeMarkup(name)}</th>${all.map((value) => `<td class="align-right">${value}</td>`).join('')}</tr>`;
  });
  const head = heads.map(
    (name, at) => `<th scope="col"${at === 0 ? '' : ' class="align-right"'}>${escapeMarkup(name)}</th>`,
  );
  return `<div class="table-scroll" role="group" aria-label="${escapeMarkup(axes.x)}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** Returns the legend: the colour of each series, if there are several, and the line of the bound. */
function keyOf({ series }: Measurement): string {
  const hasBounds = series.some(({ points }) => points.some(({ bound }) => bound));
  const names = series.length > 1 ? series.map(({ name }, at) => [`series-${at}`, name] as const) : [];
  const all = [...names, ...(hasBounds ? [['bound', 'the bound'] as const] : [])];
  if (all.length === 0) return '';
  const items = all.map(([look, name]) => `<li class="${look}">${escapeMarkup(name)}</li>`);
  return `<ul class="key">${items.join('')}</ul>`;
}

const withSave = (command: string): string =>
  command.includes(' -- ') ? `${command} --save` : `${command} -- --save`;

/** Returns a complete measurement: its sentence, its plot, its date and machine, its figures. */
export function figureHtml(measurement: Measurement, name: string): string {
  const { what, machine, version, commit, date, command } = measurement;
  const of = commit === undefined ? version : `${version} (${commit})`;
  const where = `${machine.cores} cores and ${machine.gigabytes} GB`;
  return `<p>${escapeMarkup(what)}</p>
<figure class="plot">
${keyOf(measurement)}
${plotSvg(measurement, `plot_${name}`)}
<figcaption>Janus ${escapeMarkup(of)} on ${date}, on a machine of ${where}. Again: <code>${escapeMarkup(withSave(command))}</code></figcaption>
</figure>
<details class="figures">
<summary>The figures as a table</summary>
${plotTable(measurement)}
</details>`;
}

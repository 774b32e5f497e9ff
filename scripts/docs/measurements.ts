import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { readMeasurement } from '../bench/measurement.ts';
import { root } from '../support/root.ts';
import { figureHtml } from './plot.ts';

/** A paragraph that contains only a link to a measurement. */
const link = /<p><a href="((?:[\w./-]*\/)?measurements\/([\w-]+)\.json)"[^>]*>[^<]*<\/a><\/p>/g;

/** Returns a document with its measurements plotted in place of the links to them. */
export async function drawMeasurements(html: string, source: string): Promise<string> {
  let drawn = html;
  for (const [whole, path = '', name = ''] of html.matchAll(link)) {
    const file = posix.join(posix.dirname(source), path);
    const measurement = readMeasurement(await readFile(join(root, file), 'utf8'), file);
    drawn = drawn.replace(whole, () => figureHtml(measurement, name));
  }
  return drawn;
}

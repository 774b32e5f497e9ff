import { parseArgs } from 'node:util';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

export interface ScaleOptions {
  sizes: readonly number[];
  engines: readonly Engine[];
  /** The number of requests to an address after a write. */
  turns: number;
  /** Only addresses whose name contains this text are measured. */
  only: string;
}

export const help = `npm run bench -- scale

Fills the site with 100, 10,000 and 100,000 posts, starts what was built in a process of its own for each, and asks
every public address and every list of the panel: from memory and after a write. Ends with 1 when something costs more
than 3 times as much at the second size as at the first, holds the event loop longer than 50 ms there, or the process
had more than 700 MiB.

  --sizes=100,10000,100000   numbers of posts, the smallest first
  --engine=sqlite|postgres   one database alone; both by default
  --turns=7                  how often each address is asked after a write
  --only=search              addresses with this in their name; all by default
  --help                     this text`;

/** Parses the words after `scale`; returns a sentence if they are wrong. */
export function readScaleOptions(words: readonly string[]): ScaleOptions | string {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        sizes: { type: 'string' },
        engine: { type: 'string' },
        turns: { type: 'string' },
        only: { type: 'string' },
      },
    });
    const sizes = (values.sizes ?? '100,10000,100000').split(',').map(Number);
    if (sizes.length < 2 || !sizes.every((size) => Number.isInteger(size) && size >= 100))
      return '--sizes takes two numbers or more, each 100 at least, with commas between them.';
    const turns = Number(values.turns ?? 7);
    if (!Number.isInteger(turns) || turns < 1) return '--turns takes a number from 1 on.';
    const engine = engines.find((name) => name === values.engine);
    if (values.engine !== undefined && engine === undefined) return '--engine takes sqlite or postgres.';
    return { sizes, turns, only: values.only ?? '', engines: engine === undefined ? engines : [engine] };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

import { median } from '../figure.ts';
import type { Address } from './addresses.ts';
import { addressesOf } from './addresses.ts';
import type { SiteCall, Site } from './site.ts';
import { slugOf, tagOf } from './texts.ts';

/** The cost of an address at one size. */
export interface Cost {
  /** The median, in milliseconds. */
  time: number;
  /** The median of the longest blocks of the event loop, in milliseconds. */
  hold: number;
}

export type State = 'kept' | 'cold';

export interface Row {
  name: string;
  state: State;
  /** In the order of the sizes. */
  costs: readonly Cost[];
}

export interface Measured {
  rows: Row[];
  /** Addresses without a response, and the reason. */
  missing: { name: string; because: string }[];
  /** Mebibytes at each size. */
  memory: number[];
}

const warmTurns = 9;

/** Returns a write as the panel makes it: it changes the tags of a post and makes all cached pages outdated. */
async function createWrite(site: Site): Promise<(turn: number) => Promise<unknown>> {
  const text = await site.ask({ path: `/api/v1/posts/slug/${slugOf(20)}/`, isSignedIn: true });
  const { id } = JSON.parse(text) as { id: string };
  return (turn) =>
    site.ask({
      path: `/api/v1/posts/${id}/`,
      method: 'PATCH',
      body: { tags: [tagOf(turn), tagOf(turn + 7)] },
      isSignedIn: true,
    });
}

async function costOf(site: Site, call: SiteCall): Promise<Cost> {
  await site.reset();
  const started = performance.now();
  await site.ask(call);
  const time = performance.now() - started;
  const { hold } = await site.probe();
  return { time, hold };
}

function middle(costs: readonly Cost[]): Cost {
  return { time: median(costs.map(({ time }) => time)), hold: median(costs.map(({ hold }) => hold)) };
}

/** Returns the fault of an address, or null. One request at each size also warms up the compiler. */
async function faultOf(sites: readonly Site[], asks: readonly SiteCall[]): Promise<string | null> {
  try {
    for (const [at, site] of sites.entries()) {
      const call = asks[at];
      if (call) await site.ask(call);
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Measures all sites in turn, so that a busy machine slows every size equally. */
async function measureAddress(
  sites: readonly Site[],
  asks: readonly SiteCall[],
  {
    name,
    before,
    turns,
    state,
  }: { name: string; before: readonly (() => Promise<unknown>)[]; turns: number; state: State },
): Promise<Row> {
  const costs: Cost[][] = sites.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [at, site] of sites.entries()) {
      await before[at]?.();
      const call = asks[at];
      if (call) costs[at]?.push(await costOf(site, call));
    }
  }
  return { name, state, costs: costs.map(middle) };
}

/** Requests every address at every size, from the cache and after a write. */
export async function measureSites(
  sites: readonly Site[],
  { turns, only }: { turns: number; only: string },
): Promise<Measured> {
  const writes = await Promise.all(sites.map(createWrite));
  const perSite: Address[][] = [];
  for (const site of sites) perSite.push(await addressesOf(site));
  const rows: Row[] = [];
  const missing: Measured['missing'] = [];
  let turn = 0;
  for (const { name } of perSite.at(-1) ?? []) {
    if (!name.includes(only)) continue;
    // An address that a small site lacks is compared with the next size that has it.
    const asks = perSite.map((all) => all.find((address) => address.name === name)?.call);
    const having = sites.filter((_, at) => asks[at] !== undefined);
    const calls = asks.filter((each) => each !== undefined);
    if (having.length < sites.length) continue;
    const fault = await faultOf(having, calls);
    if (fault !== null) {
      missing.push({ name, because: fault });
      continue;
    }
    const cold = writes.map((write) => () => write((turn += 1)));
    rows.push(await measureAddress(having, calls, { name, before: cold, turns, state: 'cold' }));
    rows.push(await measureAddress(having, calls, { name, before: [], turns: warmTurns, state: 'kept' }));
  }
  const memory: number[] = [];
  for (const site of sites) memory.push((await site.probe()).memory);
  return { rows, missing, memory };
}

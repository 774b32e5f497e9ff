import type { Api, ClientError, Read } from '@janus-site/core';
import { serializeKey } from '@janus-site/ui/data/serializeKey.ts';

export interface Answers {
  /** What the reads answered, by serialized key. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly failures: readonly ClientError[];
}

export interface ReadingOptions {
  /** Answers on the screen already: they are taken as they are. */
  known?: Answers['data'];
  /** Nobody waits for the page any more. */
  signal?: AbortSignal;
}

/** Runs the reads of a page side by side, each once. */
export async function runReads(
  reads: readonly Read<unknown>[],
  api: Api,
  { known = {}, signal }: ReadingOptions = {},
): Promise<Answers> {
  const wanted = new Map(reads.map((read) => [serializeKey(read.key), read]));
  const data: Record<string, unknown> = {};
  const failures: ClientError[] = [];
  const load = async ([key, read]: readonly [string, Read<unknown>]) => {
    if (key in known) {
      data[key] = known[key];
      return;
    }
    const result = await read.load(api, signal);
    if (result.ok) data[key] = result.data;
    else failures.push(result.error);
  };
  await Promise.all([...wanted].map(load));
  return { data, failures };
}

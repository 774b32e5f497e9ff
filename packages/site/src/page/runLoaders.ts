import type { Api, ClientError, Loader } from '@janus-site/core';
import { serializeKey } from '@janus-site/ui/hooks/serializeKey.ts';

export interface LoadedData {
  /** The loaded data by serialized key. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly failures: readonly ClientError[];
}

export interface LoadingOptions {
  /** Data that the screen already has; it is not loaded again. */
  cached?: LoadedData['data'];
  /** Aborted when the page is no longer needed. */
  signal?: AbortSignal;
}

/** Runs the loaders of a page in parallel, each once. */
export async function runLoaders(
  loaders: readonly Loader<unknown>[],
  api: Api,
  { cached = {}, signal }: LoadingOptions = {},
): Promise<LoadedData> {
  const wanted = new Map(loaders.map((read) => [serializeKey(read.key), read]));
  const data: Record<string, unknown> = {};
  const failures: ClientError[] = [];
  const results = await Promise.all(
    [...wanted].map(async ([key, read]) => {
      if (key in cached) return { key, ok: true, data: cached[key] } as const;
      return { key, ...(await read.load(api, signal)) };
    }),
  );
  // In the order of the loaders, not of the responses, so that the same page has the same bytes and the same ETag.
  for (const result of results) {
    if (result.ok) data[result.key] = result.data;
    else failures.push(result.error);
  }
  return { data, failures };
}

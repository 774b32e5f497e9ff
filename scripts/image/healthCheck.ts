import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A health check as Docker writes it; times in nanoseconds. */
export interface HealthCheck {
  Test: string[];
  Interval?: number;
  Timeout?: number;
  StartPeriod?: number;
  Retries?: number;
}

interface Descriptor {
  digest: string;
  size: number;
}

interface Described {
  /** An index has these. */
  manifests?: Descriptor[];
  /** A manifest names its image's configuration; in that one it is what is run. */
  config: object;
}

/** Changes what a descriptor names, and the descriptor with it. */
async function rewrite(
  layout: string,
  descriptor: Descriptor,
  change: (value: Described) => Promise<void> | void,
): Promise<void> {
  const fileOf = (digest: string) => join(layout, 'blobs', ...digest.split(':'));
  const value = JSON.parse(await readFile(fileOf(descriptor.digest), 'utf8')) as Described;
  await change(value);
  const bytes = Buffer.from(JSON.stringify(value));
  await rm(fileOf(descriptor.digest));
  descriptor.digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  descriptor.size = bytes.length;
  await writeFile(fileOf(descriptor.digest), bytes);
}

/**
 * Gives every image of a layout its health check. The format knows none, so Podman leaves it out; Docker keeps it at this
 * place of the configuration, writing and reading.
 */
export async function addHealthCheck(layout: string, check: HealthCheck): Promise<void> {
  const visit = (descriptor: Descriptor): Promise<void> =>
    rewrite(layout, descriptor, async (value) => {
      if (value.manifests) for (const one of value.manifests) await visit(one);
      else
        await rewrite(layout, value.config as Descriptor, (image) => {
          Object.assign(image.config, { Healthcheck: check });
        });
    });
  const file = join(layout, 'index.json');
  const index = JSON.parse(await readFile(file, 'utf8')) as { manifests: Descriptor[] };
  for (const one of index.manifests) await visit(one);
  await writeFile(file, JSON.stringify(index));
}

import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A health check in Docker's format; times in nanoseconds. */
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
  /** Present in an index. */
  manifests?: Descriptor[];
  /** In a manifest, the descriptor of the image's configuration; in a configuration, the settings of the container. */
  config: object;
}

/** Changes the blob of a descriptor, and the descriptor accordingly. */
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
 * Adds the health check to every image of a layout. The OCI format has none, so Podman omits it; Docker reads and
 * writes it at this place of the configuration.
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

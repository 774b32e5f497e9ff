import { runOrThrow } from '../support/runOrThrow.ts';

/** What an image is made for: its names in images, in Node and in Debian's packages are these. */
export const architectures = { amd64: 'x64', arm64: 'arm64' } as const;
export type Architecture = keyof typeof architectures;

export const isArchitecture = (word: string): word is Architecture => word in architectures;

/** This machine's, in which the parts are put together. */
export const ownArchitecture: Architecture = process.arch === 'arm64' ? 'arm64' : 'amd64';

export const podman = (...words: string[]): Promise<string> => runOrThrow('podman', words);

/** Puts images of several platforms under one name. */
export async function joinImages(name: string, images: readonly string[]): Promise<void> {
  await podman('manifest', 'create', name);
  for (const image of images) await podman('manifest', 'add', name, `containers-storage:${image}`);
}

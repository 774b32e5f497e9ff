import { runOrThrow } from '../support/runOrThrow.ts';

/** The architectures of images, by their names in images and in Debian, with Node's names. */
export const architectures = { amd64: 'x64', arm64: 'arm64' } as const;
export type Architecture = keyof typeof architectures;

export const isArchitecture = (word: string): word is Architecture => word in architectures;

/** The architecture of this machine, on which the images are assembled. */
export const ownArchitecture: Architecture = process.arch === 'arm64' ? 'arm64' : 'amd64';

export const podman = (...words: string[]): Promise<string> => runOrThrow('podman', words);

/** Combines images of several platforms under one name. */
export async function joinImages(name: string, images: readonly string[]): Promise<void> {
  await podman('manifest', 'create', name);
  for (const image of images) await podman('manifest', 'add', name, `containers-storage:${image}`);
}

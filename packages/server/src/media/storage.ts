import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface ListedFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Milliseconds. */
  modifiedAt: number;
}

export interface OpenFile {
  /** Of the whole file, in bytes. */
  size: number;
  /** The file, or the asked range of it; whoever takes it reads or destroys it. */
  stream: Readable;
}

/**
 * Where uploads lie, or copies: flat names, whole files, written once. Every method throws when the storage cannot be reached;
 * a file that is not there is no error.
 */
export interface MediaStorage {
  /** For people; holds no secret. */
  readonly place: string;
  /** Replaces what has this name; a reader never sees half a file. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The same for a file of this machine, however large: it is never whole in memory. */
  putFile(name: string, file: string): Promise<void>;
  get(name: string, range?: ByteRange): Promise<OpenFile | null>;
  /** In bytes; null for a file that is not there. */
  size(name: string): Promise<number | null>;
  delete(name: string): Promise<void>;
  /** Every file, in no order. */
  list(): AsyncIterable<ListedFile>;
}

/** What a storage is for, as its complaints name it. */
export interface StorageUse {
  holds: string;
  setting: string;
}

/** The storage cannot be reached, or refuses; says nothing secret. */
export class StorageUnavailableError extends Error {
  constructor(place: string, reason: string, { holds, setting, ...options }: StorageUse & ErrorOptions) {
    super(
      `The ${holds} in ${place} cannot be reached (${reason}): check ${setting} and that the storage runs.`,
      options,
    );
    this.name = 'StorageUnavailableError';
  }
}

/** A small file whole; null for one that is not there. */
export async function readFileOf(storage: MediaStorage, name: string): Promise<Buffer | null> {
  const file = await storage.get(name);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks, file.size);
}

/** Writes all the files, or none when one fails. */
export async function putAll(
  storage: MediaStorage,
  files: readonly { name: string; bytes: Buffer }[],
): Promise<void> {
  try {
    for (const { name, bytes } of files) await storage.put(name, bytes);
  } catch (error) {
    await deleteAll(
      storage,
      files.map((file) => file.name),
    ).catch(() => undefined);
    throw error;
  }
}

export async function deleteAll(storage: MediaStorage, names: readonly string[]): Promise<void> {
  for (const name of names) await storage.delete(name);
}

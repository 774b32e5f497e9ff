import type { Readable } from 'node:stream';

/** A range of bytes, both ends included. */
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
  /** The size of the whole file, in bytes. */
  size: number;
  /** The file, or the requested range; the caller must read or destroy it. */
  stream: Readable;
}

/**
 * The storage of uploads or backups: flat names, whole files, written once. Every method throws when the storage cannot
 * be reached; a missing file is not an error.
 */
export interface MediaStorage {
  /** For people; contains no secret. */
  readonly place: string;
  /** Replaces a file of this name; readers never see a partial file. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The same for a local file of any size: it is never entirely in memory. */
  putFile(name: string, file: string): Promise<void>;
  get(name: string, range?: ByteRange): Promise<OpenFile | null>;
  /** In bytes; null for a missing file. */
  size(name: string): Promise<number | null>;
  delete(name: string): Promise<void>;
  /** Every file, in no particular order. */
  list(): AsyncIterable<ListedFile>;
}

/** What a storage is for, as error messages name it. */
export interface StorageUse {
  holds: string;
  setting: string;
}

/** The storage cannot be reached, or refuses; the message contains no secret. */
export class StorageUnavailableError extends Error {
  constructor(place: string, reason: string, { holds, setting, ...options }: StorageUse & ErrorOptions) {
    super(
      `The ${holds} in ${place} cannot be reached (${reason}): check ${setting} and that the storage runs.`,
      options,
    );
    this.name = 'StorageUnavailableError';
  }
}

/** Reads a small file; null for a missing one. */
export async function readFileOf(storage: MediaStorage, name: string): Promise<Buffer | null> {
  const file = await storage.get(name);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks, file.size);
}

/** Writes all files, or none if one fails. */
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

import { CancelledError } from './progress.ts';
import { megabyte, type FolderLimits } from './readFolder.ts';
import { RefusedError } from './report.ts';

/** Texts shrink to a tenth: what unpacks to more than this many times its size was made to fill disks. */
const mostGrowth = 100;
/** Bytes that any archive may unpack to. */
const freeGrowth = 10 * megabyte;

/** What an archive says of a file before it gives it. */
export interface Announced {
  name: string;
  /** Bytes that it unpacks to. */
  size: number;
  isEncrypted?: boolean;
}

/** Counts what the entries of an archive, and of those in it, would become, and refuses before it does. */
export function createCount(archive: number, limits: FolderLimits): (entry: Announced) => void {
  const most = Math.min(limits.bytes, Math.max(archive * mostGrowth, freeGrowth));
  let entries = 0;
  let bytes = 0;
  return ({ name, size, isEncrypted = false }) => {
    entries += 1;
    bytes += size;
    if (entries > limits.files)
      throw new RefusedError(`The archive has more than ${limits.files} files: pack the texts alone.`);
    if (bytes > most)
      throw new RefusedError(
        `The archive unpacks to more than ${Math.floor(most / megabyte)} MB: pack the texts and their pictures alone.`,
      );
    if (name.split('/').length > limits.depth + 1)
      throw new RefusedError(
        `${name.slice(0, 200)} lies more than ${limits.depth} folders deep: pack the folder of the texts alone.`,
      );
    if (isEncrypted) throw new RefusedError(`${name} is encrypted: pack the files without a password.`);
  };
}

/** How an archive is unpacked. */
export interface Unpacking {
  count(entry: Announced): void;
  /** Asked before each file; throws where nobody wants the rest. */
  check(): Promise<void>;
}

const nameFaults = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** What is thrown for a fault of an archive, in words; a fault of the machine as it is. */
export function archiveFault(error: unknown): unknown {
  if (error instanceof RefusedError || error instanceof CancelledError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && nameFaults.has(code))
    return new RefusedError(
      'Two names in the archive stand in each other’s way, or one is too long: pack it anew.',
    );
  // a fault of the machine has a code: a full disk, a file that may not be read; zlib's are of the archive
  if (code !== undefined && !code.startsWith('Z_')) return error;
  return new RefusedError(`The archive cannot be read: ${message}. Nothing of it was taken.`);
}

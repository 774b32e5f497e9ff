import { CancelledError } from './progress.ts';
import { megabyte, type FolderLimits } from './readFolder.ts';
import { RefusedError } from './report.ts';

/** Texts compress to a tenth: an archive that unpacks to more than this many times its size was made to fill disks. */
const mostGrowth = 100;
/** Bytes that any archive may unpack to. */
const freeGrowth = 10 * megabyte;

/** An archive's declaration of a file, read before its content. */
export interface Announced {
  name: string;
  /** Unpacked size in bytes. */
  size: number;
  isEncrypted?: boolean;
}

/** Adds up the declared entries of an archive, and of archives in it, and refuses before they are unpacked. */
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

/** The checks during unpacking. */
export interface Unpacking {
  count(entry: Announced): void;
  /** Called before each file; throws if the import was cancelled. */
  check(): Promise<void>;
}

const nameFaults = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Converts a fault of an archive to a refusal; a fault of the machine stays as it is. */
export function archiveFault(error: unknown): unknown {
  if (error instanceof RefusedError || error instanceof CancelledError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && nameFaults.has(code))
    return new RefusedError(
      'Two names in the archive stand in each other’s way, or one is too long: pack it anew.',
    );
  // a fault of the machine has a code, such as a full disk or an unreadable file; codes of zlib are faults of the
  // archive
  if (code !== undefined && !code.startsWith('Z_')) return error;
  return new RefusedError(`The archive cannot be read: ${message}. Nothing of it was taken.`);
}

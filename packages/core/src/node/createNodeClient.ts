import { createClient, type JanusClient } from '../session/createClient.ts';
import type { SessionOptions } from '../session/types.ts';
import { fileLocks } from './fileLocks.ts';
import { fileTokens } from './fileTokens.ts';

/** Options of `createNodeClient`. */
export interface NodeClientOptions extends Omit<SessionOptions, 'storage' | 'locks' | 'page'> {
  /** A separate folder for the tokens; created if it is missing. */
  readonly folder: string;
}

/**
 * Creates a client whose session outlives the process and is shared by all processes with the same folder. A refresh
 * that fails without a connection does not end the session, unless `policy` says otherwise.
 */
export function createNodeClient({ folder, policy, ...options }: NodeClientOptions): JanusClient {
  return createClient({
    ...options,
    storage: fileTokens(folder),
    locks: fileLocks(folder),
    policy: { transientRefreshFailure: 'keep', ...policy },
  });
}

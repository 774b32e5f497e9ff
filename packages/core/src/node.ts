export { createNodeClient } from './node/createNodeClient.ts';
export type { NodeClientOptions } from './node/createNodeClient.ts';
export { fileLocks } from './node/fileLocks.ts';
export { fileTokens } from './node/fileTokens.ts';
export { requestToken } from './node/requestToken.ts';
export type { TokenRequest } from './node/requestToken.ts';

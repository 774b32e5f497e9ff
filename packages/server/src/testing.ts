export { startTestServer } from './testing/startTestServer.ts';
export type { AskOptions, TestAnswer, TestServer, TestServerOptions } from './testing/startTestServer.ts';
export { testPassword, testSettings } from './testing/testSettings.ts';
export type { TestFolder } from './testing/testSettings.ts';
export { describeDatabases } from './testing/describeDatabases.ts';
export type { TestDatabases } from './testing/describeDatabases.ts';
export { findPostgres, startPostgres } from './testing/postgres.ts';
export type { Postgres } from './testing/postgres.ts';

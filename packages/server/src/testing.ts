export { startTestServer } from './testing/startTestServer.ts';
export type { AskOptions, TestAnswer, TestServer, TestServerOptions } from './testing/startTestServer.ts';
export { testPassword, testSettings } from './testing/testSettings.ts';
export type { TestFolder } from './testing/testSettings.ts';

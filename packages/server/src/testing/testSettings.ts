import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

export const testPassword = 'correct horse battery';
/** The cost of password hashes: tests sign in a thousand times. */
export const testPasswordCost = { memory: 64, passes: 1 };
export const testSecret = 'a secret for tests, long enough for HS256';

export interface TestFolder {
  settings: Settings;
  remove(): void;
}

/** Settings for one test: a separate folder, SQLite in memory unless a database is given, no limits, no sample. */
export function testSettings(overrides: Partial<Settings> = {}): TestFolder {
  const dataFolder = mkdtempSync(join(tmpdir(), 'janus-test-'));
  const settings: Settings = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl: null,
    dataFolder,
    sqliteFile: ':memory:',
    mediaFolder: join(dataFolder, 'media'),
    storageUrl: null,
    hosts: { portfolio: ['portfolio.localhost'], blog: ['blog.localhost'] },
    originScheme: 'http',
    ownerUsername: 'owner',
    ownerPassword: testPassword,
    sample: false,
    secret: testSecret,
    rateLimits: false,
    copyPictures: true,
    webhooksPrivate: false,
    trustProxy: [],
    authUrl: null,
    portfolioUrl: null,
    corsOrigins: [],
    securityContacts: [],
    smtpUrl: null,
    noticeEmail: null,
    noticeFrom: null,
    telegramToken: null,
    telegramChat: null,
    backups: 0,
    backupsUrl: null,
    shortenAddresses: false,
    metricsPort: null,
    metricsHost: '127.0.0.1',
    logLevel: 'silent',
    logFormat: 'json',
    traces: null,
    ...overrides,
  };
  return { settings, remove: () => rmSync(dataFolder, { recursive: true, force: true }) };
}

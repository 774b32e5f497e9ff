import { expect, test } from 'vitest';
import { NoBackupError } from '../backup/daily/backUpBeforeMigration.ts';
import { StorageUnavailableError } from '../media/storage.ts';
import { explainStartFailure } from './startFailure.ts';

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

test.each([
  [failure('listen', { code: 'EADDRINUSE', port: 3000 }), {}, /^Port 3000 is taken.+PORT=3001 npm start$/],
  [
    failure('getaddrinfo', { code: 'ENOTFOUND', hostname: 'no.example' }),
    { host: 'no.example', database: 'postgres://db/janus' },
    /^HOST=no\.example is no address/,
  ],
  [
    failure('getaddrinfo', { code: 'ENOTFOUND', hostname: 'db' }),
    { host: '127.0.0.1', database: 'postgres://db/janus' },
    /postgres:\/\/db\/janus.+DATABASE_URL/,
  ],
  [
    failure('mkdir', { code: 'EEXIST', path: '/srv/file' }),
    { dataFolder: '/srv/file' },
    /\/srv\/file is no folder/,
  ],
  [failure('listen', { code: 'EACCES', port: 80 }), {}, /may not use port 80/],
  [
    failure('mkdir', { code: 'EACCES', path: '/srv/data' }),
    { dataFolder: '/srv/data' },
    /\/srv\/data cannot be written.+JANUS_DATA/,
  ],
  [
    failure('unable to open database file', { code: 'ERR_SQLITE_ERROR' }),
    { dataFolder: 'data' },
    /data cannot be written/,
  ],
  [
    failure('file is not a database', { code: 'ERR_SQLITE_ERROR' }),
    { dataFolder: 'data' },
    /database in data is broken.+janus\.sqlite-wal.+restore NAME/,
  ],
  [
    failure('made by a newer version of Janus', { name: 'NewerDatabaseError' }),
    { dataFolder: 'data' },
    /^made by a newer version of Janus$/,
  ],
  [failure('no pages: npm run build', { name: 'UnbuiltError' }), {}, /^no pages: npm run build$/],
  [
    failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' }),
    { database: 'postgres://db/janus' },
    /postgres:\/\/db\/janus.+DATABASE_URL/,
  ],
  [
    failure('listen', { code: 'EADDRINUSE', port: 9464 }),
    { port: 3000, metricsPort: 9464 },
    /^Port 9464 is taken.+JANUS_METRICS_PORT=9465 npm start$/,
  ],
  [
    failure('listen', { code: 'EADDRNOTAVAIL', port: 9464 }),
    { port: 3000, host: '127.0.0.1', metricsPort: 9464, metricsHost: '10.0.0.9' },
    /^JANUS_METRICS_HOST=10\.0\.0\.9 is no address/,
  ],
  [
    failure('getaddrinfo', { code: 'ENOTFOUND', hostname: 'no.example' }),
    { host: '127.0.0.1', metricsHost: 'no.example', database: 'postgres://db/janus' },
    /^JANUS_METRICS_HOST=no\.example is no address/,
  ],
  [
    failure('write', { code: 'ENOSPC' }),
    { dataFolder: '/srv/data' },
    /^The disk of \/srv\/data is full: make room/,
  ],
  [
    failure('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    { dataFolder: '/srv/data' },
    /^The disk of \/srv\/data is full: make room/,
  ],
  [
    new StorageUnavailableError('https://s3/uploads', 'connect ECONNREFUSED', {
      holds: 'uploads',
      setting: 'JANUS_STORAGE_URL',
    }),
    { database: 'postgres://db/janus' },
    /^The uploads in https:\/\/s3\/uploads cannot be reached.+check JANUS_STORAGE_URL/,
  ],
  [
    new NoBackupError('connect ECONNREFUSED', { dataFolder: '/srv/data' }),
    { database: 'postgres://db/janus' },
    /^No backup of the database could be made before its migration \(connect ECONNREFUSED\): .+JANUS_BACKUPS=0/,
  ],
])('%s is explained in one sentence', (error, context, sentence) => {
  expect(explainStartFailure(error, context)).toMatch(sentence);
});

test('an unexpected error gets no explanation', () => {
  expect(explainStartFailure(new TypeError('x is not a function'), {})).toBeNull();
  const ofQuery = failure('duplicate key', { code: '23505' });
  expect(explainStartFailure(ofQuery, { database: 'postgres://db/janus' })).toBeNull();
});

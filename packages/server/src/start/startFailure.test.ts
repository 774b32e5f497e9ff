import { expect, test } from 'vitest';
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
])('%s is explained in one sentence', (error, context, sentence) => {
  expect(explainStartFailure(error, context)).toMatch(sentence);
});

test('an unexpected error gets no explanation', () => {
  expect(explainStartFailure(new TypeError('x is not a function'), {})).toBeNull();
  const ofQuery = failure('duplicate key', { code: '23505' });
  expect(explainStartFailure(ofQuery, { database: 'postgres://db/janus' })).toBeNull();
});

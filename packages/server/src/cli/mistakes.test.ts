import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateLike, migrations } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import { typeCommand } from '../testing/typeCommand.ts';
import { commands } from './run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'janus-mistakes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const type = (line: string, environment?: Record<string, string>) => typeCommand(folder, line, environment);
const names = commands.map(({ name }) => name);

/** Arguments with which commands would act in the folder of a site. */
const lines: Readonly<Record<string, string>> = {
  'user reset-password': 'owner',
  'user remove-passkeys': 'owner',
  'user reset-second-factor': 'owner',
  'token create': 'CI --scopes read',
  'token revoke': '00000000-0000-4000-8000-000000000000',
  backup: 'site.janus',
  'media move': '--to elsewhere',
  export: 'out',
};
/** These create a site, need none, or are tested with what they start. */
const withoutSite = new Set(['serve', 'migrate', 'user create', 'restore', 'import', 'seed']);

test.each(names.filter((name) => !withoutSite.has(name)))(
  '%s creates nothing in a folder without a site',
  async (name) => {
    const { code, err, out } = await type(`${name} ${lines[name] ?? ''}`);
    const isQuiet = ['backup list', 'config', 'version'].includes(name);
    if (!isQuiet) expect(err + out).toMatch(/There is no .*data yet|There is no site in /);
    expect(code).toBe(isQuiet || name === 'doctor' ? 0 : 1);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.each([
  ['migrate --check', 'There is no site in '],
  ['restore typo.janus', 'There is no file typo.janus'],
])('%s creates nothing in a folder without a site', async (line, sentence) => {
  expect(await type(line)).toMatchObject({ code: 1, err: expect.stringContaining(sentence) as string });
  expect(readdirSync(folder)).toEqual([]);
});

test('a reader that leaves early, such as head, ends the command quietly', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const words = ['--conditions=janus-source', '--disable-warning=ExperimentalWarning', main, 'help'];
  const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const closed = once(child, 'close');
  expect(await text(child.stderr)).toBe('');
  await closed;
});

test.each(commands.filter(({ usage }) => !/^\[?[A-Z]/.test(usage)).map(({ name }) => name))(
  '%s takes no words and names those it was given',
  async (name) => {
    expect(await type(`${name} nonsense`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('nonsense') as string,
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('an incomplete command, a setting as an option and a request for help are answered with what exists', async () => {
  expect(await type('user')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^user needs another word: user create, user list, /) as string,
  });
  expect(await type('--port 3000')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Settings are no options') as string,
  });
  expect(await type('help backup')).toEqual(await type('backup --help'));
  expect(await type('help user list')).toEqual(await type('user list --help'));
  expect(await type('help nothing')).toMatchObject({ code: 2 });
  expect(await type('--version')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
  });
});

test('the list of commands fits a terminal of 160 columns', async () => {
  const { out } = await type('help');
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(160);
});

test.each([
  ['user list', { JANUS_CONFIG: '/nowhere/janus.env' }, 'names /nowhere/janus.env, which is not there'],
  ['doctor', { JANUS_CONFIG: '/nowhere/janus.env' }, 'names /nowhere/janus.env, which is not there'],
  ['user create anna', { JANUS_DATA: 'file' }, 'file is no folder: name one with JANUS_DATA'],
  ['doctor', { JANUS_DATA: 'file' }, 'file is no folder: name one with JANUS_DATA'],
  ['user list', { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' }, 'check DATABASE_URL'],
  ['doctor', { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' }, 'check DATABASE_URL'],
  ['restore file --force', {}, 'file is no backup of Janus, or is damaged'],
  ['import nowhere --dry-run', {}, 'There is no '],
  ['doctor', { JANUS_PORTFOLIO_HOST: 'me.example' }, '(JANUS_PORTFOLIO_HOSTS is)'],
] as const)('%s with %j prints one sentence without a stack', async (line, environment, sentence) => {
  writeFileSync(join(folder, 'file'), 'a text');
  const { err, out } = await type(line, environment);
  expect(err + out).toContain(sentence);
  expect(err + out).not.toMatch(/\n {4}at |secret@/);
});

test('a file that cannot be written is reported by the name that was given', async () => {
  await type('migrate');
  await type('user create anna');
  writeFileSync(join(folder, 'file'), 'a text');
  const { code, err } = await type('backup file/site.janus');
  expect([code, err]).toEqual([1, expect.stringMatching(/^This is not in a folder: .+file\/site\.janus\.$/)]);
});

test('a command that migrates the database makes a backup first, as a start of the server does', async () => {
  const data = join(folder, 'data');
  const { db, close } = openSqlite(join(data, 'janus.sqlite'));
  await migrateLike(db, Object.keys(migrations).slice(0, -1));
  const names = { username: 'anna', username_key: 'anna', search_key: 'anna', first_name: '', last_name: '' };
  const rights = { password_hash: '', is_superuser: 1, is_active: 1 } as const;
  await db
    .insertInto('users')
    .values({ id: 'anna', ...names, ...rights, created_at: 1, security_seen_at: 1 })
    .execute();
  await close();
  expect((await type('user list')).out).toContain('anna');
  expect(readdirSync(join(data, 'backups'))).toEqual(['before-migrations']);
});

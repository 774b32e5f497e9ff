import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrateLike } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import { typeCommand } from '../testing/typeCommand.ts';
import { commands } from './run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'janus-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const type = (line: string, environment?: Record<string, string>, input?: string) =>
  typeCommand(folder, line, environment, input);

/** Returns the trail of the folder's database. */
function trail(data = 'data'): string[] {
  const database = new DatabaseSync(join(folder, data, 'janus.sqlite'));
  const rows = database
    .prepare('select action, title, details from events where actor_id is null order by rowid')
    .all();
  database.close();
  return rows.map(({ action, title, details }) =>
    [action, title, ...(JSON.parse(String(details)) as string[])].filter((word) => word !== '').join(' '),
  );
}

describe('the command line', () => {
  test.each(commands.map((command) => command.name))('%s --help explains the command', async (name) => {
    const { code, out } = await type(`${name} --help`);
    expect(code).toBe(0);
    expect(out).toContain(`npm run janus -- ${name}`);
  });

  test('mistakes in the line exit with code 2 and one sentence', async () => {
    expect(await type('')).toMatchObject({ code: 2 });
    expect(await type('dance')).toMatchObject({
      code: 2,
      err: 'There is no command dance; --help lists them.',
    });
    expect(await type('user create')).toMatchObject({ code: 2 });
    expect(await type('user create ab')).toMatchObject({ code: 2 });
    expect(await type('user create anna --role king')).toMatchObject({ code: 2 });
    expect(await type('user create anna --email anna')).toMatchObject({ code: 2 });
    expect(await type('migrate --fast')).toMatchObject({ code: 2 });
    expect(await type('restore')).toMatchObject({ code: 2 });
  });

  test('an HTML export reports mistakes in its line, and a site that is not running', async () => {
    for (const line of [
      'site --force',
      'site --base-blog=https://b.example',
      'site --html pages',
      '--html pages --messages',
      '--html pages --base-blog=https://b.example',
      '--html pages --base-blog=b.example --base-portfolio=https://p.example',
      '--html pages --base-blog=https://b.example/?a --base-portfolio=https://p.example',
    ])
      expect(await type(`export ${line}`), line).toMatchObject({ code: 2 });
    // A port on which nothing listens.
    expect(await type('export --html pages', { PORT: '1' })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Nothing answers at http:\/\/127\.0\.0\.1:1\/: .*Start it/) as string,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('accounts can be created, listed and given new passwords', async () => {
    const made = await type('user create anna --role staff --superuser');
    expect(made).toMatchObject({ code: 0 });
    expect(made.out).toMatch(/password, shown this once: \w{24}/);
    expect(await type('user create anna')).toMatchObject({ code: 1, err: 'This username is already taken.' });
    expect((await type('user list')).out).toBe('anna\tsuperuser, staff\tactive');
    expect(await type('user reset-password anna --password-stdin', {}, 'short\n')).toMatchObject({ code: 2 });
    expect(await type('user reset-password anna --password-stdin', {}, 'long enough\n')).toMatchObject({
      code: 0,
    });
    expect(await type('user remove-passkeys anna')).toMatchObject({ code: 0, out: 'Passkeys removed: 0.' });
    expect(await type('user remove-passkeys nobody')).toMatchObject({ code: 2 });
    const database = new DatabaseSync(join(folder, 'data', 'janus.sqlite'));
    database.exec(`insert into second_factors select id, 1, 'sealed', 0 from users where username = 'anna'`);
    database.close();
    for (const out of ['Two-step sign-in is off.', 'Two-step sign-in was not on.'])
      expect(await type('user reset-second-factor anna')).toMatchObject({ code: 0, out });
    expect(await type('user reset-second-factor nobody')).toMatchObject({ code: 2 });
    expect(trail()).toEqual([
      'account_created anna superuser command_line',
      'password_changed anna command_line',
      'account_changed anna passkey_removed command_line',
      'second_factor_off anna command_line',
    ]);
    expect(await type('user reset-password nobody')).toMatchObject({ code: 2 });
  });

  test('access tokens can be created, listed and revoked; a token is shown once and stored as a hash', async () => {
    await type('user create anna --superuser');
    const made = await type('token create CI --scopes posts,media --days 30');
    expect(made).toMatchObject({ code: 0 });
    const [, token = ''] =
      /^CI, of anna, until \d{4}-\d\d-\d\d\ntoken, shown this once: (janus_pat_[\da-f]{72})$/.exec(
        made.out,
      ) ?? [];
    expect(token).not.toBe('');
    const listed = (await type('token list')).out;
    const [id = '', ...rest] = listed.split('\t');
    expect(rest).toEqual(['anna', 'CI', 'posts,media', expect.stringMatching(/^until /), 'never used']);
    expect(readFileSync(join(folder, 'data', 'janus.sqlite')).includes(token)).toBe(false);
    expect((await type(`token revoke ${id}`)).out).toBe('CI, of anna, is revoked.');
    expect((await type('token list')).out).toBe('');
    expect(await type(`token revoke ${id}`)).toMatchObject({ code: 2 });
    expect(trail().slice(1)).toEqual([
      'token_created anna "CI" command_line',
      'token_revoked anna "CI" command_line',
    ]);
    expect((await type('token create CI --scopes read --days never')).out).toContain('no expiry');
  });

  test('an access token needs a name, known scopes, a lifetime within bounds and an account', async () => {
    await type('user create anna --superuser');
    for (const line of [
      '--scopes read',
      'CI',
      'CI --scopes accounts',
      'CI --scopes read --days 0',
      'CI --scopes read --days 367',
      'CI --scopes read --user nobody',
    ])
      expect(await type(`token create ${line}`)).toMatchObject({ code: 2 });
    await type('user create boris');
    expect(await type('token create CI --scopes read')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--user NAME') as string,
    });
    expect(await type('token create CI --scopes read --user boris')).toMatchObject({ code: 0 });
  });

  test('a password that is easy to guess is refused, with advice for a better one', async () => {
    const refused = { code: 1, err: expect.stringContaining('three or four unrelated words') as string };
    expect(await type('user create anna --password-stdin', {}, 'password12\n')).toMatchObject(refused);
    expect((await type('user list')).out).toBe('');
    await type('user create anna');
    for (const guess of ['anna123456', '          ', 'owner12345'])
      expect(await type('user reset-password anna --password-stdin', {}, `${guess}\n`)).toMatchObject(
        refused,
      );
  });

  test('a site without accounts is not backed up, as nobody could sign in to it', async () => {
    await type('migrate');
    expect(await type('backup site.janus')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no account yet') as string,
    });
  });

  test('a backup can be made and restored', async () => {
    await type('user create anna --superuser');
    expect(await type('backup site.janus')).toMatchObject({ code: 0, out: join(folder, 'site.janus') });
    expect(trail().slice(1)).toEqual(['backup_exported site.janus command_line']);
    expect(await type('backup site.janus')).toMatchObject({ code: 2 });
    expect(await type('restore site.janus')).toMatchObject({ code: 2 });
    const elsewhere = { JANUS_DATA: 'other' };
    expect(await type('restore site.janus', elsewhere)).toMatchObject({ code: 0 });
    expect((await type('user list', elsewhere)).out).toContain('anna');
    expect(trail('other')).toEqual([
      'account_created anna superuser command_line',
      'backup_restored site.janus command_line',
    ]);
    expect((await type('media move --to moved')).code).toBe(0);
    expect((await type('media adopt --force')).code).toBe(0);
    expect(trail().slice(2)).toEqual(['uploads_adopted command_line']);
    expect(await type('restore missing.janus', { JANUS_DATA: 'third' })).toMatchObject({ code: 1 });
  });

  test('settings are printed without secrets, and all mistakes are named at once', async () => {
    const { code, out, err } = await type('config', { JANUS_SECRET: 's'.repeat(40), JANUS_TYPO: 'x' });
    expect(code).toBe(0);
    expect(out).toContain('PORT=3000  [default]');
    expect(out).toContain('JANUS_SECRET=(hidden)  [environment]');
    expect(out).not.toContain('sss');
    expect(err).toContain('JANUS_TYPO is no setting');
    const wrong = await type('config', {
      PORT: 'x',
      JANUS_SAMPLE: 'maybe',
      HOST: '0.0.0.0',
      JANUS_RATE_LIMITS: 'off',
    });
    expect(wrong.code).toBe(1);
    for (const name of ['PORT', 'JANUS_SAMPLE', 'JANUS_RATE_LIMITS'])
      expect(wrong.err).toContain(`${name} must be`);
  });

  test('a database of a newer version is reported as such, and nothing is written', async () => {
    expect(await type('migrate')).toMatchObject({ code: 0 });
    const file = join(folder, 'data', 'janus.sqlite');
    const future = new DatabaseSync(file);
    future.exec(`insert into kysely_migration (name, timestamp) values ('900', '2090-01-01')`);
    // It has not only added: versions without it would not work.
    future.exec(`update facts set value = '900' where key = 'needed_migration'`);
    future.exec('alter table posts add column thought text; pragma wal_checkpoint(truncate)');
    future.close();
    const before = readFileSync(file);
    writeFileSync(join(folder, 'old.janus'), 'a file');
    for (const line of [
      'migrate',
      'migrate --check',
      'user list',
      'backup x.janus',
      'restore old.janus --force',
    ])
      expect(await type(line)).toMatchObject({
        code: 1,
        err: expect.stringContaining('made by a newer version of Janus (migrations 900)'),
      });
    const doctor = await type('doctor');
    expect([doctor.code, doctor.out]).toEqual([1, expect.stringMatching(/^BAD {3}migrations: .+newer/m)]);
    expect(readFileSync(file)).toEqual(before);
  });

  test('doctor reports damaged pages, missing uploads and folders open to all', async () => {
    await type('migrate');
    await type('user create anna --superuser');
    const file = join(folder, 'data', 'janus.sqlite');
    const database = new DatabaseSync(file);
    database.exec(`insert into media (id, kind, content_type, size, widths, created_at)
      values ('00000000-0000-4000-8000-000000000001', 'picture', 'image/webp', 1, '[]', 1)`);
    database.exec('pragma wal_checkpoint(truncate)');
    database.close();
    chmodSync(join(folder, 'data'), 0o755);
    mkdirSync(join(folder, 'data', 'backups'));
    writeFileSync(join(folder, 'data', 'backups', 'janus-2020-01-01.janus'), '');
    const doctor = await type('doctor');
    expect(doctor.out).toMatch(/^note {2}backups: The last good one is of 2020-01-01/m);
    expect(doctor.out).toMatch(/^BAD {3}uploads: 1 of the newest 1 are not in/m);
    expect(doctor.out).toMatch(/^note {2}privacy: /m);
    const bytes = readFileSync(file);
    for (let page = 4; page < bytes.length / 4096; page += 1)
      bytes.fill(0xa5, page * 4096, page * 4096 + 200);
    writeFileSync(file, bytes);
    const damaged = await type('doctor');
    expect([damaged.code, damaged.out]).toEqual([
      1,
      expect.stringMatching(/^BAD {3}(integrity|database): .+janus\.sqlite-wal.+restore NAME/m),
    ]);
  });

  test('doctor reports who else may read the folder and the secret, until nobody may', async () => {
    await type('migrate');
    await type('user create anna --superuser');
    const data = join(folder, 'data');
    writeFileSync(join(data, 'secret'), 'x'.repeat(64));
    for (const [folderMode, secretMode] of [
      [0o755, 0o644],
      [0o701, 0o640],
    ] as const) {
      chmodSync(data, folderMode);
      chmodSync(join(data, 'secret'), secretMode);
      const doctor = await type('doctor');
      expect(doctor.out).toMatch(/^note {2}privacy: .+ chmod 700 it\./m);
      expect(doctor.out).toMatch(/^BAD {3}secret file: Others may read .+secret: chmod 600 it\./m);
      expect(doctor.code).toBe(1);
    }
    chmodSync(data, 0o700);
    chmodSync(join(data, 'secret'), 0o600);
    const well = await type('doctor');
    expect(well.out).toMatch(/^ok {4}privacy$/m);
    expect(well.out).toMatch(/^ok {4}secret file$/m);
    expect(well.code).toBe(0);
  });

  test('doctor reports a missing superuser, and nothing once there is one', async () => {
    await type('migrate');
    expect(await type('doctor')).toMatchObject({ code: 1 });
    await type('user create anna --superuser');
    const well = await type('doctor');
    expect(well).toMatchObject({ code: 0 });
    expect(well.out).not.toContain('BAD');
    expect((await type('doctor', { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).code).toBe(1);
  });

  test('migrate --check reports a pending migration by its exit code', async () => {
    const { db, close } = openSqlite(join(folder, 'data', 'janus.sqlite'));
    await migrateLike(db, ['001']);
    await close();
    expect(await type('migrate --check')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^Pending: 002, 003, /),
    });
    expect(await type('migrate')).toMatchObject({ code: 0 });
    expect(await type('migrate --check')).toMatchObject({ code: 0 });
  });
});

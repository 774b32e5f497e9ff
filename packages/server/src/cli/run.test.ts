import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Surroundings } from './command.ts';
import { commands, run } from './run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'janus-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function type(line: string, environment: Record<string, string> = {}, input = '') {
  const said: { out: string[]; err: string[] } = { out: [], err: [] };
  const surroundings: Surroundings = {
    environment,
    folder,
    out: (text) => said.out.push(text),
    err: (text) => said.err.push(text),
    readInput: async () => input,
  };
  const code = await run(line.split(' ').filter(Boolean), surroundings);
  return { code, out: said.out.join('\n'), err: said.err.join('\n') };
}

describe('the command line', () => {
  test.each(commands.map((command) => command.name))('%s explains itself', async (name) => {
    const { code, out } = await type(`${name} --help`);
    expect(code).toBe(0);
    expect(out).toContain(`npm run janus -- ${name}`);
  });

  test('mistakes in the line are code 2 and one sentence', async () => {
    expect(await type('')).toMatchObject({ code: 2 });
    expect(await type('dance')).toMatchObject({
      code: 2,
      err: 'There is no command dance; --help lists them.',
    });
    expect(await type('user create')).toMatchObject({ code: 2 });
    expect(await type('user create ab')).toMatchObject({ code: 2 });
    expect(await type('user create anna --role king')).toMatchObject({ code: 2 });
    expect(await type('migrate --fast')).toMatchObject({ code: 2 });
    expect(await type('restore')).toMatchObject({ code: 2 });
  });

  test('accounts are made, listed and given new passwords', async () => {
    const made = await type('user create anna --role staff --superuser');
    expect(made).toMatchObject({ code: 0 });
    expect(made.out).toMatch(/password, shown this once: \w{24}/);
    expect(await type('user create anna')).toMatchObject({ code: 1, err: 'This username is already taken.' });
    expect((await type('user list')).out).toBe('anna\tsuperuser, staff\tactive');
    expect(await type('user reset-password anna --password-stdin', {}, 'short\n')).toMatchObject({ code: 2 });
    expect(await type('user reset-password anna --password-stdin', {}, 'long enough\n')).toMatchObject({
      code: 0,
    });
    expect(await type('user reset-password nobody')).toMatchObject({ code: 2 });
  });

  test('a backup goes out and comes back', async () => {
    await type('user create anna --superuser');
    expect(await type('backup site.janus')).toMatchObject({ code: 0, out: join(folder, 'site.janus') });
    expect(await type('backup site.janus')).toMatchObject({ code: 2 });
    expect(await type('restore site.janus')).toMatchObject({ code: 2 });
    const elsewhere = { JANUS_DATA: 'other' };
    expect(await type('restore site.janus', elsewhere)).toMatchObject({ code: 0 });
    expect((await type('user list', elsewhere)).out).toContain('anna');
    expect(await type('restore missing.janus', { JANUS_DATA: 'third' })).toMatchObject({ code: 1 });
  });

  test('settings are printed without secrets, and all that is wrong is named at once', async () => {
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

  test('the doctor finds a missing superuser and is content with one', async () => {
    expect((await type('doctor')).out).toContain('note  migrations');
    await type('migrate');
    expect(await type('doctor')).toMatchObject({ code: 1 });
    await type('user create anna --superuser');
    const well = await type('doctor');
    expect(well).toMatchObject({ code: 0 });
    expect(well.out).not.toContain('BAD');
    expect((await type('doctor', { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).code).toBe(1);
  });

  test('a pending migration is told by the exit code', async () => {
    expect(await type('migrate --check')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^Pending: 001, 002, /),
    });
    expect(await type('migrate')).toMatchObject({ code: 0 });
    expect(await type('migrate --check')).toMatchObject({ code: 0 });
  });
});

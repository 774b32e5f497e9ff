import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import { writeArchive } from '../backup/archive.ts';
import { copiedTables, leftTables } from '../backup/tables.ts';
import { documents, operations } from '../contract/document.ts';
import type { OperationId, Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { softAuthenticator } from '../testing/softAuthenticator.ts';
import type { AskOptions, TestServer } from '../testing/startTestServer.ts';
import { testPassword, testSecret } from '../testing/testSettings.ts';

/** Names of fields that carry secrets, in bodies and in addresses. */
const secretName = /password|token|secret|challenge|credential|verifier|recovery|^options$|^codes?$/;

/** Every property of a schema, following references. */
function propertyNames(document: object, node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  const { $ref, properties } = node as { $ref?: unknown; properties?: unknown };
  const own = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  const parts = typeof $ref === 'string' ? $ref.slice(2).split('/') : [];
  const target = parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document);
  const children = typeof $ref === 'string' ? [target] : Object.values(node);
  return [...own, ...children.flatMap((child) => propertyNames(document, child, seen))];
}

/** The operations that create or accept a secret, according to the contract. */
function withSecrets(): OperationId[] {
  return operations
    .filter(({ service, path, method, pathParameters }) => {
      const document = documents.get(service) ?? { paths: {} };
      const raw = document.paths[path]?.[method.toLowerCase()] as Record<string, unknown>;
      const answers = Object.entries(raw['responses'] as object).filter(([status]) => status < '300');
      const names = [raw['requestBody'], ...answers].flatMap((part) => propertyNames(document, part));
      return [...names, ...pathParameters.map(({ name }) => name)].some((name) => secretName.test(name));
    })
    .map(({ id }) => id);
}

/** A PKCE challenge is a hash, not a secret. */
const isSecretName = (name: string) =>
  /password|token|secret|^challenge$|verifier|recovery|^codes?$/.test(name);

/** Texts inside fields with a secret's name. */
function secretsIn(value: unknown, isSecret = false): string[] {
  // six digits occur in many texts
  if (typeof value === 'string') return isSecret && value.length >= 8 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => secretsIn(part, isSecret || isSecretName(name)));
}

/** A secret verbatim and in the usual encodings. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const raw = Buffer.from(secret, 'base64url');
  const forms = [bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')];
  const decoded = raw.toString('base64url') === secret ? [raw.toString('hex'), raw.toString('base64')] : [];
  const base32 = /^[A-Z2-7]{16,}$/.test(secret) ? [Secret.fromBase32(secret).hex.toLowerCase()] : [];
  const [, , signature] = secret.split('.');
  const all = [secret, ...forms, ...decoded, ...base32, ...(signature ? [signature] : [])];
  return all.map((form) => form.replace(/=+$/, ''));
}

const isIn = (text: string, secret: string) => formsOf(secret).some((form) => text.includes(form));

async function textOfTables(db: Database): Promise<string> {
  const tables = await Promise.all(
    [...copiedTables, ...leftTables].map((table) =>
      sql<object>`select * from ${sql.table(table)}`.execute(db),
    ),
  );
  const values = tables.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row) as unknown[]));
  return values
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
    .join('\n');
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
async function textOfBackup(db: Database): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'janus-secrets-'));
  folders.push(folder);
  const file = join(folder, 'site.janus');
  await writeArchive(db, createFolderStorage(folder), file, () => undefined);
  return readFileSync(file).toString('latin1');
}

/** Calls operations by name, and records every secret sent in either direction. */
function recorder(bench: TestServer) {
  const secrets = new Set<string>([testSecret, testPassword]);
  const walked = new Set<OperationId>();
  async function call<Body = Record<string, unknown>>(
    id: OperationId,
    sent: AskOptions & { path?: Record<string, string> } = {},
  ): Promise<{ status: number; body: Body }> {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`There is no ${id}.`);
    const { path = {}, ...options } = sent;
    const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
    const answer = await bench.ask<Body>(operation.method, address, options);
    walked.add(id);
    const received = answer.status < 400 ? answer.body : {};
    for (const secret of secretsIn({ path, body: sent.body, received })) secrets.add(secret);
    return answer;
  }
  return { secrets, walked, call };
}

type Recorder = ReturnType<typeof recorder>;
const headers = { origin: 'http://portfolio.localhost' };

/** Sign-ins, right and wrong, and the actions that end them. */
async function walkSignIns({ call, secrets }: Recorder, as: string): Promise<void> {
  const anna = { username: 'anna', password: 'a quiet harbour at dawn' };
  const { body: account } = await call<Schemas['User']>('createUser', { as, body: anna });
  await call('login', { body: { username: 'anna', password: 'not hers but a secret' } });
  // typed into the wrong field
  await call('login', { body: { username: anna.password, password: anna.password } });
  const { body: pair } = await call<Schemas['TokenPair']>('login', { body: anna });
  const { device_token } = pair;
  await call('login', { body: { ...anna, ...(device_token && { device_token }) } });
  await call('refresh', { body: { refresh_token: pair.refresh_token } });
  await call('refresh', { body: { refresh_token: `${pair.refresh_token}x` } });
  const change = { password: 'another harbour at night', current_password: anna.password };
  const path = { id: account.id };
  await call('resetPassword', {
    as: pair.access_token,
    path,
    body: { ...change, current_password: 'a wrong guess' },
  });
  await call('resetPassword', { as: pair.access_token, path, body: change });
  await call('confirmSession', { as: pair.access_token, body: { password: 'a wrong guess' } });
  await call('confirmSession', { as: pair.access_token, body: { password: change.password } });
  const { access_token, refresh_token } = pair;
  await call('logout', { as: access_token, body: { access_token, refresh_token } });
  expect([...secrets]).toEqual(expect.arrayContaining([refresh_token, change.password, 'a wrong guess']));
}

async function walkPasskeys({ call }: Recorder, as: string): Promise<void> {
  const key = softAuthenticator(headers.origin);
  const optionsOf = async (id: 'createPasskeyOptions' | 'createSignInOptions', sent: AskOptions = {}) =>
    (await call<Schemas['PasskeyOptions']>(id, { ...sent, headers })).body.options;
  await call('createPasskey', {
    as,
    headers,
    body: key.make(await optionsOf('createPasskeyOptions', { as })),
  });
  const used = key.use(await optionsOf('createSignInOptions'));
  expect((await call('signInWithPasskey', { headers, body: used })).status).toBe(200);
  // challenges that nobody has answered yet
  await optionsOf('createPasskeyOptions', { as });
  await optionsOf('createSignInOptions');
}

async function walkHandover({ call }: Recorder, as: string): Promise<void> {
  const origin = 'http://blog.localhost';
  const code_verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const make = { as, body: { origin, code_challenge } };
  const { code } = (await call<Schemas['Handover']>('createHandover', make)).body;
  const sent = { headers: { origin }, body: { code, code_verifier } };
  expect((await call('signInWithHandover', sent)).status).toBe(200);
  // a code that nobody has used yet
  await call('createHandover', make);
}

async function walkSecondFactor({ call }: Recorder, as: string): Promise<void> {
  const { body } = await call<Schemas['TotpOptions']>('createTotpOptions', { as });
  const code = new TOTP({ secret: body.secret }).generate();
  const { token } = body;
  expect((await call('enableTotp', { as, body: { token, code } })).status).toBe(200);
  await call('enableSecondFactor', { as });
  const { body: made } = await call<Schemas['RecoveryCodes']>('createRecoveryCodes', { as });
  const right = { username: 'owner', password: testPassword };
  await call('login', { body: { ...right, code: 'no such recovery code' } });
  const [used = ''] = made.recovery_codes;
  expect((await call('login', { body: { ...right, code: used } })).status).toBe(200);
  await call('getSecondFactor', { as });
}

async function walkAccessTokens({ call, secrets }: Recorder, as: string): Promise<void> {
  const body = { name: 'CI', scopes: ['read'], expires_in_days: null };
  const { token } = (await call<Schemas['NewAccessToken']>('createAccessToken', { as, body })).body;
  expect((await call('getMe', { as: token })).status).toBe(200);
  expect((await call('createProject', { as: token, body: {} })).status).toBe(403);
  expect(secrets).toContain(token);
}

/**
 * Secrets for signing, or for signing in elsewhere, must be stored verbatim: in the database and its backups, and
 * nowhere else.
 */
const isSigning = (secret: string) =>
  secret.startsWith('whsec_') || Object.values(ofNotices).includes(secret);

const ofNotices = { password: 'a pier in the fog', token: '123456789:a-token-that-BotFather-tells' };

async function walkNotices({ call, secrets }: Recorder, as: string): Promise<void> {
  const { password, token } = ofNotices;
  const mail = { is_on: true, host: 'mail.example', port: 465, security: 'tls', user: 'me' };
  const body = { ...mail, password, from: null, to: 'me@example.com' };
  expect((await call('saveMailChannel', { as, body })).status).toBe(200);
  expect((await call('saveMailChannel', { as, body: { ...body, host: '10.0.0.1' } })).status).toBe(422);
  const telegram = { is_on: true, token, chat: '1' };
  expect((await call('saveTelegramChannel', { as, body: telegram })).status).toBe(200);
  const { body: seen } = await call('getNoticeChannels', { as });
  for (const secret of Object.values(ofNotices)) {
    expect(secrets).toContain(secret);
    expect(isIn(JSON.stringify(seen), secret)).toBe(false);
  }
}

async function walkWebhooks({ call, secrets }: Recorder, as: string): Promise<void> {
  const body = { name: 'CI', url: 'https://ci.example/hook', events: ['post.*'] };
  const { id, secret } = (await call<Schemas['NewWebhook']>('createWebhook', { as, body })).body;
  expect(secrets).toContain(secret);
  const path = { id };
  expect((await call('renewWebhookSecret', { as, path })).status).toBe(200);
  expect((await call('testWebhook', { as, path })).status).toBe(204);
}

async function walkCvVersions({ call }: Recorder, bench: TestServer, as: string): Promise<void> {
  const person = { name: 'Anna' };
  await call('updateProfileTranslation', { as, path: { language: 'en' }, body: person });
  const body = { name: 'Bank', design: 'classic' };
  const made = (await call<Schemas['CvVersion']>('createCvVersion', { as, body })).body;
  const path = { id: made.id };
  for (const id of ['listCvVersions', 'getCvVersion'] as const) await call(id, { as, path });
  await call('replaceCvVersion', { as, path, body });
  const { token } = (await call<Schemas['CvVersion']>('renewCvVersionLink', { as, path })).body;
  for (const one of [made.token, token]) {
    expect(one).toHaveLength(43);
    for (const address of [`/cv/${one}`, `/en/cv/${one}?download`, `/cv/${one}/nothing`])
      await bench.ask('GET', address);
  }
  await call('deleteCvVersion', { as, path });
  expect((await call('restoreCvVersion', { as, path })).status).toBe(200);
  // a failure is logged with everything that led to it
  const { db } = bench.server.database;
  await sql`alter table cv_versions rename to versions_away`.execute(db);
  expect((await bench.ask('GET', `/cv/${token}`)).status).toBe(500);
  await sql`alter table versions_away rename to cv_versions`.execute(db);
}

async function walkLinks({ call }: Recorder, bench: TestServer, as: string): Promise<void> {
  const text = { language: 'ru', title: 'Черновик' };
  const { body: post } = await call<{ id: string }>('createPost', { as, body: { translations: [text] } });
  const body = { post_id: post.id };
  const { token } = (await call<{ token: string }>('createPreviewLink', { as, body })).body;
  expect((await call('getSharedPost', { path: { token } })).status).toBe(200);
  await bench.ask('GET', `/api/v1/preview-links/${token}/nothing`);
  await bench.ask('GET', `/post/chernovik?preview=${token}`);
  // a failure is logged with everything that led to it
  const { db } = bench.server.database;
  await sql`alter table preview_links rename to links_away`.execute(db);
  expect((await call('getSharedPost', { path: { token } })).status).toBe(500);
  await sql`alter table links_away rename to preview_links`.execute(db);
  await call('deletePreviewLink', { as, path: { token: 'no-such-link-anywhere' } });
}

describeDatabases('no secret', (databases) => {
  test('is in a log, a table or a backup, in plain text, base64 or hex', async () => {
    const lines: string[] = [];
    const bench = await databases.startServer({
      settings: { rateLimits: true, logLevel: 'debug' },
      logDestination: { write: (line) => void lines.push(line) },
    });
    const walk = recorder(bench);
    const { body } = await walk.call<Schemas['TokenPair']>('login', {
      body: { username: 'owner', password: testPassword },
    });
    const { access_token: as } = body;
    await walkSignIns(walk, as);
    await walkPasskeys(walk, as);
    await walkHandover(walk, as);
    await walkAccessTokens(walk, as);
    await walkWebhooks(walk, as);
    await walkNotices(walk, as);
    await walkLinks(walk, bench, as);
    await walkCvVersions(walk, bench, as);
    await walkSecondFactor(walk, as);
    const { db } = bench.server.database;
    const places = { log: lines.join('\n'), tables: await textOfTables(db), backup: await textOfBackup(db) };
    const found = [...walk.secrets].flatMap((secret) =>
      Object.entries(places)
        .filter(([place, text]) => isIn(text, secret) && !(isSigning(secret) && place !== 'log'))
        .map(([place]) => `${place}: ${secret}`),
    );
    expect(found).toEqual([]);
    // all three are searched, and would show a secret
    expect(Object.values(places).map((text) => text.includes('anna') || text.includes('/login/'))).toEqual([
      true,
      true,
      true,
    ]);
    await db
      .insertInto('facts')
      .values({ key: 'planted', value: Buffer.from(testPassword).toString('hex') })
      .execute();
    expect(isIn(await textOfTables(db), testPassword) && isIn(await textOfBackup(db), testPassword)).toBe(
      true,
    );
    const missed = withSecrets().filter((id) => !walk.walked.has(id));
    expect(missed).toEqual([]);
    await expect(bench.stop()).rejects.toThrow('getSharedPost answered 500');
  });
});

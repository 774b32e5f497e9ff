import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from './readSettings.ts';
import { SettingsError } from './settingsError.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'janus-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment, folder);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test('every setting has a working default', () => {
  expect(readSettings({}, folder)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    dataFolder: join(folder, 'data'),
    sqliteFile: join(folder, 'data', 'janus.sqlite'),
    hosts: { portfolio: ['portfolio.localhost'], blog: ['blog.localhost'] },
    sample: true,
    rateLimits: true,
    trustProxy: [],
    backups: 7,
  });
});

test('the environment overrides the file, and the file overrides the defaults', () => {
  writeFileSync(join(folder, 'janus.env'), 'PORT=4000\nJANUS_SAMPLE=off\n');
  expect(readSettings({ PORT: '5000' }, folder)).toMatchObject({ port: 5000, sample: false });
  const other = join(folder, 'other.env');
  writeFileSync(other, 'JANUS_BLOG_HOSTS="Blog.Example.com, b.example"\n');
  const { hosts } = readSettings({ JANUS_CONFIG: other }, folder);
  expect(hosts.blog).toEqual(['blog.example.com', 'b.example', 'blog.localhost']);
  const mixed = readSettings({ JANUS_PORTFOLIO_HOSTS: 'localhost,me.localhost,me.example' }, folder);
  expect(mixed.hosts.portfolio[0]).toBe('me.example');
  expect(problemsOf({ JANUS_CONFIG: join(folder, 'missing') })).toEqual([
    expect.stringMatching(/^JANUS_CONFIG names .+missing, which is not there: make it/),
  ]);
  expect(problemsOf({ JANUS_CONFIG: folder })).toEqual([expect.stringContaining('cannot be read')]);
});

test.each([
  ['PORT', '70000'],
  ['PORT', ' '],
  ['PORT', '0x10'],
  ['DATABASE_URL', 'mysql://x'],
  ['JANUS_ORIGIN_SCHEME', 'ftp'],
  ['JANUS_PORTFOLIO_HOSTS', 'https://x.example'],
  ['JANUS_BLOG_HOSTS', 'portfolio.localhost'],
  ['JANUS_OWNER_USERNAME', 'a b'],
  ['JANUS_OWNER_PASSWORD', 'short'],
  ['JANUS_SECRET', 'short'],
  ['JANUS_SECRET', ''],
  ['JANUS_SECRET', ' '.repeat(40)],
  ['JANUS_TRUST_PROXY', '1'],
  ['JANUS_TRUST_PROXY', '10.0.0.0/33'],
  ['JANUS_TRUST_PROXY', 'fd00::/129'],
  ['JANUS_TRUST_PROXY', '0.0.0.0/0'],
  ['JANUS_TRUST_PROXY', '::/0'],
  ['JANUS_TRUST_PROXY', '10.0.0.0/8/9'],
  ['JANUS_STORAGE_URL', 'https://storage.example/bucket'],
  ['JANUS_STORAGE_URL', 'https://KEY:SECRET@storage.example/'],
  ['JANUS_STORAGE_URL', 'ftp://KEY:SECRET@storage.example/bucket'],
  ['JANUS_BACKUPS_URL', 'https://storage.example/bucket'],
  ['JANUS_BACKUPS_URL', 'ftp://KEY:SECRET@storage.example/bucket'],
  ['JANUS_BACKUPS_URL', 'file://elsewhere/folder'],
  ['JANUS_AUTH_URL', 'x'],
  ['JANUS_CORS_ORIGINS', '*'],
  ['JANUS_CORS_ORIGINS', 'https://tool.example/'],
  ['JANUS_CORS_ORIGINS', 'https://tool.example, null'],
  ['JANUS_SECURITY_CONTACT', 'http://me.example/report'],
  ['JANUS_SECURITY_CONTACT', 'me'],
  ['JANUS_COPY_PICTURES', 'yes'],
  ['JANUS_WEBHOOKS_PRIVATE', 'yes'],
  ['JANUS_NOTICE_EMAIL', 'a@example.com'],
  ['JANUS_TELEGRAM_CHAT', '1'],
  ['JANUS_BACKUPS', '-1'],
  ['JANUS_BACKUPS', ' '],
  ['JANUS_METRICS_PORT', 'x'],
  ['JANUS_LOG_LEVEL', 'loud'],
  ['JANUS_LOG_FORMAT', 'xml'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key'],
])('%s=%s is refused with one message', (name, value) => {
  expect(problemsOf({ [name]: value })).toHaveLength(1);
});

test('backups go to a folder or to a bucket of their own', () => {
  const read = (url: string) => readSettings({ JANUS_BACKUPS_URL: url }, folder).backupsUrl;
  expect(readSettings({}, folder).backupsUrl).toBeNull();
  expect(read('copies')).toBe(join(folder, 'copies'));
  expect(read('file:///srv/copies')).toBe('file:///srv/copies');
  const bucket = 'https://KEY:SECRET@storage.example/bucket';
  expect(read(bucket)).toBe(bucket);
  expect(problemsOf({ JANUS_BACKUPS_URL: bucket, JANUS_STORAGE_URL: `${bucket}?region=eu-1` })).toEqual([
    'JANUS_BACKUPS_URL must be another bucket than JANUS_STORAGE_URL.',
  ]);
});

test('traces go where the standard OpenTelemetry settings say', () => {
  expect(readSettings({}, folder).traces).toBeNull();
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-tenant=me=1',
  };
  expect(readSettings(environment, folder).traces).toEqual({
    endpoint: 'http://collector:4318',
    headers: { authorization: 'Basic YTpi', 'x-tenant': 'me=1' },
    serviceName: 'janus',
  });
});

test('security contacts are e-mail or web addresses', () => {
  const environment = { JANUS_SECURITY_CONTACT: 'safe@me.example, https://me.example/report' };
  expect(readSettings(environment, folder).securityContacts).toEqual([
    'mailto:safe@me.example',
    'https://me.example/report',
  ]);
  expect(readSettings({}, folder).securityContacts).toEqual([]);
});

test('rate limits can be off only on a loopback address', () => {
  expect(problemsOf({ JANUS_RATE_LIMITS: 'off' })).toEqual([]);
  expect(problemsOf({ JANUS_RATE_LIMITS: 'off', HOST: '::1' })).toEqual([]);
  expect(problemsOf({ JANUS_RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toHaveLength(1);
});

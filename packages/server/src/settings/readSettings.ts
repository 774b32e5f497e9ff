import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { isPlace, placeForm } from '../backup/daily/place.ts';
import { parseS3Address, s3AddressForm } from '../media/s3Address.ts';
import { isEmailAddress, isLocalName, normalizeHost } from '@janus-site/core';
import { isLoopbackAddress } from '../http/localNames.ts';
import { decodePart } from '../decodePart.ts';
import type { Settings } from '../settings.ts';
import type { SettingName } from './definitions.ts';
import { SettingsError } from './settingsError.ts';
import { readSources, type Environment } from './source.ts';

/** HS256 requires as many bits as its hash has. */
export function isLongEnough(secret: string): boolean {
  return secret.trim().length >= 32;
}

const hostPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const networks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function list(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isNetwork(text: string): boolean {
  if (isIP(text.split('/')[0] ?? '') === 0) return networks.has(text);
  try {
    // The function that the server calls: what it refuses would end the start.
    compile([text]);
    return true;
  } catch {
    return false;
  }
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** Reads single settings and collects problems; an invalid one yields its type's simplest value. */
function createReader(environment: Environment, folder: string) {
  const { values } = readSources(environment, folder);
  const problems: string[] = [];
  const text = (name: SettingName): string | null => values[name].value;
  const valueOf = (name: SettingName): string | undefined => environment[name];

  function fail(name: SettingName, needed: string): void {
    problems.push(`${name} must be ${needed}.`);
  }
  function integer(name: SettingName, least: number, most: number): number {
    const written = text(name) ?? '';
    const value = Number(written);
    // Number() reads spaces as 0.
    if (/^\d+$/.test(written) && value >= least && value <= most) return value;
    fail(name, `a whole number from ${least} to ${most}`);
    return least;
  }
  function choice<T extends string>(name: SettingName, options: readonly T[]): T {
    const found = options.find((option) => option === text(name));
    if (found === undefined) fail(name, `one of ${options.join(', ')}`);
    return found ?? (options[0] as T);
  }
  function url(name: SettingName, protocols: readonly string[]): string | null {
    const value = text(name);
    if (value !== null && !isUrl(value, protocols))
      fail(name, `an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return value;
  }
  function hosts(name: SettingName, always: string): string[] {
    const named = list(text(name)).map((host) => host.toLowerCase());
    if (!named.every((host) => hostPattern.test(host)))
      fail(name, 'host names without scheme and port, separated by commas');
    // the first is canonical: never a name that means another machine for everybody else
    const isPublic = (host: string) => !isLocalName(normalizeHost(host));
    return [...new Set([...named.filter(isPublic), ...named, always])];
  }
  function origins(name: SettingName): string[] {
    const listed = list(text(name));
    if (!listed.every((origin) => isUrl(origin, ['http:', 'https:']) && new URL(origin).origin === origin))
      fail(name, 'exact origins, scheme and host with no path, separated by commas');
    return [...new Set(listed)];
  }
  function contacts(name: SettingName): string[] {
    const listed = list(text(name));
    const isRight = (contact: string) => isEmailAddress(contact) || isUrl(contact, ['https:']);
    if (!listed.every(isRight)) fail(name, 'email or https:// addresses, separated by commas');
    return listed
      .filter(isRight)
      .map((contact) => (isEmailAddress(contact) ? `mailto:${contact}` : new URL(contact).href));
  }
  function pairs(name: SettingName): Record<string, string> {
    const found = list(text(name)).map((pair) => /^([!#$%&'*+.^_`|~\w-]+)=(.+)$/.exec(pair));
    if (found.includes(null)) fail(name, 'name=value, several separated by commas');
    // values of OpenTelemetry's headers are percent-encoded
    return Object.fromEntries(found.map((pair) => [pair?.[1] ?? '', decodePart(pair?.[2]?.trim() ?? '')]));
  }
  function place(name: SettingName): string | null {
    const value = text(name);
    if (value === null) return null;
    if (!isPlace(value)) fail(name, placeForm);
    return value.includes('://') ? value : resolve(folder, value);
  }
  return { text, valueOf, fail, integer, choice, url, hosts, origins, contacts, pairs, place, problems };
}

type Reader = ReturnType<typeof createReader>;

/** Checks access and rate limits. */
function checkAccess({ valueOf, fail }: Reader, settings: Settings): void {
  if (!settings.rateLimits && settings.host !== 'localhost' && !isLoopbackAddress(settings.host))
    fail('JANUS_RATE_LIMITS', 'on unless HOST is a loopback address');
  // an empty value is a mistake, not a request to generate a secret
  const secret = settings.secret ?? valueOf('JANUS_SECRET');
  if (secret !== undefined && !isLongEnough(secret))
    fail('JANUS_SECRET', 'at least 32 characters long; without the line a secret is made and kept');
  if (settings.ownerPassword !== null && settings.ownerPassword.length < 10)
    fail('JANUS_OWNER_PASSWORD', 'at least 10 characters long');
  if (!/^[A-Za-z0-9._-]{3,50}$/.test(settings.ownerUsername))
    fail('JANUS_OWNER_USERNAME', '3 to 50 Latin letters, digits, dots, underscores or hyphens');
  if (!settings.trustProxy.every(isNetwork))
    fail('JANUS_TRUST_PROXY', 'loopback, addresses or networks (10.0.0.0/8), separated by commas');
}

/** Checks the storage of uploads and backups: they must not share a bucket. */
function checkStorage({ fail }: Reader, settings: Settings): void {
  if (settings.storageUrl !== null && !parseS3Address(settings.storageUrl))
    fail('JANUS_STORAGE_URL', s3AddressForm);
  if (settings.backupsUrl !== null && settings.storageUrl !== null) {
    const [backups, uploads] = [settings.backupsUrl, settings.storageUrl].map(parseS3Address);
    if (backups && backups.endpoint === uploads?.endpoint)
      fail('JANUS_BACKUPS_URL', 'another bucket than JANUS_STORAGE_URL');
  }
}

/** Checks settings that are only useful together. */
function checkPairs({ fail }: Reader, settings: Settings): void {
  if ((settings.smtpUrl === null) !== (settings.noticeEmail === null))
    fail(
      settings.smtpUrl === null ? 'JANUS_SMTP_URL' : 'JANUS_NOTICE_EMAIL',
      'given together with the other one',
    );
  if ((settings.telegramToken === null) !== (settings.telegramChat === null))
    fail(
      settings.telegramToken === null ? 'JANUS_TELEGRAM_TOKEN' : 'JANUS_TELEGRAM_CHAT',
      'given together with the other one',
    );
}

/** Checks that concern more than one setting. */
function checkTogether(reader: Reader, settings: Settings): void {
  const { text, fail } = reader;
  checkAccess(reader, settings);
  checkStorage(reader, settings);
  checkPairs(reader, settings);
  const shared = settings.hosts.portfolio.find((host) => settings.hosts.blog.includes(host));
  if (shared !== undefined) fail('JANUS_BLOG_HOSTS', `without ${shared}, which is a host of the portfolio`);
  if ((text('HOST') ?? '').trim() === '') fail('HOST', 'an address to listen on');
}

function logFormat({ choice }: Reader): Settings['logFormat'] {
  const chosen = choice('JANUS_LOG_FORMAT', ['auto', 'json', 'text']);
  if (chosen !== 'auto') return chosen;
  return process.stdout.isTTY ? 'text' : 'json';
}

function traces({ text, url, pairs }: Reader): Settings['traces'] {
  const endpoint = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const headers = pairs('OTEL_EXPORTER_OTLP_HEADERS');
  return endpoint === null ? null : { endpoint, headers, serviceName: text('OTEL_SERVICE_NAME') ?? 'janus' };
}

/** Reads the settings of this process; throws a `SettingsError` that lists all problems. */
export function readSettings(environment: Environment = process.env, folder = process.cwd()): Settings {
  const reader = createReader(environment, folder);
  const { text, integer, choice, url, hosts, origins, contacts, place } = reader;
  const dataFolder = resolve(folder, text('JANUS_DATA') ?? 'data');
  const settings: Settings = {
    port: integer('PORT', 0, 65535),
    host: text('HOST') ?? '127.0.0.1',
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataFolder,
    sqliteFile: join(dataFolder, 'janus.sqlite'),
    mediaFolder: join(dataFolder, 'media'),
    storageUrl: text('JANUS_STORAGE_URL'),
    hosts: {
      portfolio: hosts('JANUS_PORTFOLIO_HOSTS', 'portfolio.localhost'),
      blog: hosts('JANUS_BLOG_HOSTS', 'blog.localhost'),
    },
    originScheme: choice('JANUS_ORIGIN_SCHEME', ['http', 'https']),
    ownerUsername: text('JANUS_OWNER_USERNAME') ?? 'owner',
    ownerPassword: text('JANUS_OWNER_PASSWORD'),
    sample: choice('JANUS_SAMPLE', ['on', 'off']) === 'on',
    secret: text('JANUS_SECRET'),
    rateLimits: choice('JANUS_RATE_LIMITS', ['on', 'off']) === 'on',
    copyPictures: choice('JANUS_COPY_PICTURES', ['on', 'off']) === 'on',
    webhooksPrivate: choice('JANUS_WEBHOOKS_PRIVATE', ['on', 'off']) === 'on',
    shortenAddresses: choice('JANUS_SHORTEN_ADDRESSES', ['on', 'off']) === 'on',
    trustProxy: list(text('JANUS_TRUST_PROXY')),
    authUrl: url('JANUS_AUTH_URL', ['http:', 'https:']),
    portfolioUrl: url('JANUS_PORTFOLIO_URL', ['http:', 'https:']),
    corsOrigins: origins('JANUS_CORS_ORIGINS'),
    securityContacts: contacts('JANUS_SECURITY_CONTACT'),
    smtpUrl: url('JANUS_SMTP_URL', ['smtp:', 'smtps:']),
    noticeEmail: text('JANUS_NOTICE_EMAIL'),
    noticeFrom: text('JANUS_NOTICE_FROM'),
    telegramToken: text('JANUS_TELEGRAM_TOKEN'),
    telegramChat: text('JANUS_TELEGRAM_CHAT'),
    backups: integer('JANUS_BACKUPS', 0, 1000),
    backupsUrl: place('JANUS_BACKUPS_URL'),
    metricsPort: text('JANUS_METRICS_PORT') === null ? null : integer('JANUS_METRICS_PORT', 1, 65535),
    metricsHost: text('JANUS_METRICS_HOST') ?? '127.0.0.1',
    logLevel: choice('JANUS_LOG_LEVEL', logLevels),
    logFormat: logFormat(reader),
    traces: traces(reader),
  };
  checkTogether(reader, settings);
  if (reader.problems.length > 0) throw new SettingsError(reader.problems);
  return settings;
}

import { errorMessage } from '../errorMessage.ts';
import type { Settings } from '../settings.ts';

/** The fields in which Node describes a failure. */
interface SystemFailure {
  code?: string;
  port?: number;
  path?: string;
  address?: string;
  hostname?: string;
}

const unwritable: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Errors whose messages explain the problem and its solution. */
const worded: ReadonlySet<string> = new Set([
  'SettingsError',
  'NewerDatabaseError',
  'UnbuiltError',
  'StorageUnavailableError',
  'NoBackupError',
  'OtherSiteError',
]);

type Facts = SystemFailure & { message: string; name: string };

function factsOf(error: unknown): Facts {
  const facts = typeof error === 'object' && error !== null ? (error as SystemFailure) : {};
  const message = errorMessage(error);
  return {
    ...facts,
    code: facts.code,
    port: facts.port,
    path: facts.path,
    hostname: facts.hostname,
    message,
    name: error instanceof Error ? error.name : '',
  };
}

export interface FailureContext {
  port?: number;
  host?: string;
  metricsPort?: number | null;
  metricsHost?: string;
  dataFolder?: string;
  /** Without its password. */
  database?: string;
}

/** PostgreSQL states caused by a query, not by the connection: a refused schema (42501) counts as the latter. */
const faultOfQuery = /^(?:2[23]|42(?!501))/;

/** The settings that explain a failure. */
export function failureContext({ databaseUrl, ...settings }: Settings): FailureContext {
  const { port, host, metricsPort, metricsHost, dataFolder } = settings;
  const database = databaseUrl?.replace(/:\/\/[^@/]*@/, '://');
  return {
    port,
    host,
    metricsPort,
    metricsHost,
    dataFolder,
    ...(database === undefined ? {} : { database }),
  };
}

function isDatabase({ code, message }: { code?: unknown; message: string }): boolean {
  return (
    code === 'ERR_SQLITE_ERROR' ||
    /database disk image|file is not a database|malformed|corrupt/i.test(message)
  );
}

/** The names and the host of the settings for the address that failed: metrics have their own. */
function addressSettings(
  { port, hostname }: Facts,
  { port: sitePort, host, metricsPort, metricsHost }: FailureContext,
): { portName: string; hostName: string; host: string | undefined } {
  const isOfMetrics =
    port === undefined
      ? hostname !== undefined && hostname !== host && hostname === metricsHost
      : port !== sitePort && port === metricsPort;
  return isOfMetrics
    ? { portName: 'JANUS_METRICS_PORT', hostName: 'JANUS_METRICS_HOST', host: metricsHost }
    : { portName: 'PORT', hostName: 'HOST', host };
}

/** Explains a problem with the address to listen on. */
function explainAddress(facts: Facts, context: FailureContext): string | null {
  const { code } = facts;
  const { portName, hostName, host } = addressSettings(facts, context);
  const port = facts.port ?? context.port;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or choose another port with ${portName}=${Number(port) + 1} npm start`;
  if (code === 'EACCES' && facts.port !== undefined)
    return `This account may not use port ${port}: choose one above 1023, such as ${portName}=${portName === 'PORT' ? 3000 : 9464} npm start`;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && facts.hostname === host))
    return `${hostName}=${host ?? facts.address} is no address of this machine: set ${hostName}=127.0.0.1 or leave it out.`;
  return null;
}

/** How to replace a damaged SQLite database. SQLite would apply a remaining journal to the restored file. */
export const replaceDatabase =
  'move janus.sqlite, janus.sqlite-wal and janus.sqlite-shm away, and run npm run janus -- restore NAME with a name from npm run janus -- backup list';

/** Explains a problem with the data folder or its disk. */
function explainFolder({ code, message, path }: Facts, { dataFolder }: FailureContext): string | null {
  const folder = dataFolder ?? String(path);
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${folder} is no folder: name one with JANUS_DATA.`;
  if (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    (code === 'ERR_SQLITE_ERROR' && /disk is full/i.test(message))
  )
    return `The disk of ${folder} is full: make room, or name another folder with JANUS_DATA.`;
  if (unwritable.has(code))
    return `The folder ${folder} cannot be written: allow this account to write there, or name another folder with JANUS_DATA.`;
  return null;
}

/** Explains a problem with the database. */
function explainDatabase(facts: Facts, { dataFolder, database }: FailureContext): string | null {
  const { code, message } = facts;
  if (
    database?.startsWith('postgres') &&
    ((typeof code === 'string' && !faultOfQuery.test(code)) || /connect|password|database/i.test(message))
  )
    return `The database ${database} cannot be used (${message}): check DATABASE_URL and that the server runs.`;
  if (/unable to open database file|readonly database/i.test(message))
    return `The folder ${dataFolder} cannot be written: allow this account to write there, or name another folder with JANUS_DATA.`;
  if (isDatabase(facts))
    return `The database in ${dataFolder} is broken (${message}): stop the server, ${replaceDatabase}; or name another folder with JANUS_DATA.`;
  return null;
}

/** One sentence for the person who started the program: what is wrong and what to do. Null for an unforeseen error. */
export function explainStartFailure(error: unknown, context: FailureContext): string | null {
  const facts = factsOf(error);
  if (worded.has(facts.name)) return facts.message;
  return explainAddress(facts, context) ?? explainFolder(facts, context) ?? explainDatabase(facts, context);
}

import type { Settings } from '../settings.ts';

/** The fields in which Node describes a failure. */
interface SystemFailure {
  code?: string;
  port?: number;
  path?: string;
  address?: string;
  hostname?: string;
}

const unwritable: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/** Errors whose messages explain the problem and its solution. */
const worded: ReadonlySet<string> = new Set(['SettingsError', 'NewerDatabaseError', 'UnbuiltError']);

type Facts = SystemFailure & { message: string; name: string };

function factsOf(error: unknown): Facts {
  const facts = typeof error === 'object' && error !== null ? (error as SystemFailure) : {};
  const message = error instanceof Error ? error.message : String(error);
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
  dataFolder?: string;
  /** Without its password. */
  database?: string;
}

/** PostgreSQL states caused by a query, not by the connection: a refused schema (42501) counts as the latter. */
const faultOfQuery = /^(?:2[23]|42(?!501))/;

/** The settings that explain a failure. */
export function failureContext({ port, host, dataFolder, databaseUrl }: Settings): FailureContext {
  const database = databaseUrl?.replace(/:\/\/[^@/]*@/, '://');
  return { port, host, dataFolder, ...(database === undefined ? {} : { database }) };
}

function isDatabase({ code, message }: { code?: unknown; message: string }): boolean {
  return (
    code === 'ERR_SQLITE_ERROR' ||
    /database disk image|file is not a database|malformed|corrupt/i.test(message)
  );
}

/** Explains a problem with the address to listen on. */
function explainAddress(facts: Facts, { port, host }: FailureContext): string | null {
  const { code } = facts;
  if (code === 'EADDRINUSE')
    return `Port ${facts.port ?? port} is taken by another program: stop it, or choose another port with PORT=${Number(facts.port ?? port) + 1} npm start`;
  if (code === 'EACCES' && facts.port !== undefined)
    return `This account may not use port ${facts.port}: choose one above 1023, such as PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && facts.hostname === host))
    return `HOST=${host ?? facts.address} is no address of this machine: set HOST=127.0.0.1 or leave it out.`;
  return null;
}

/** How to replace a damaged SQLite database. SQLite would apply a remaining journal to the restored file. */
export const replaceDatabase =
  'move janus.sqlite, janus.sqlite-wal and janus.sqlite-shm away, and run npm run janus -- restore NAME with a name from npm run janus -- backup list';

/** Explains a problem with the folder or the database. */
function explainData(facts: Facts, { dataFolder, database }: FailureContext): string | null {
  const { code, message } = facts;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${dataFolder ?? String(facts.path)} is no folder: name one with JANUS_DATA.`;
  if (unwritable.has(code))
    return `The folder ${dataFolder ?? String(facts.path)} cannot be written: allow this account to write there, or name another folder with JANUS_DATA.`;
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
  return explainAddress(facts, context) ?? explainData(facts, context);
}

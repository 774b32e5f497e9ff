import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../settings.ts';

/** Names whose values never reach a log, wherever they stand. */
const secrets = ['authorization', 'cookie', 'password', 'current_password', 'access_token', 'refresh_token'];

/** What follows these names in an address is a token, wherever the address stands: in a path, a message, a stack. */
const tokens = /(\/preview-links\/|[?&]preview=|\/cv\/(?!(?:ru|en)\.pdf))[^\s/?&#"\\]+/g;

/** Structured lines; what is logged about a request is its method, its path without the query, its answer and its time. */
export function createLogger(settings: Pick<Settings, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: settings.logLevel,
    base: undefined,
    hooks: { streamWrite: (line: string) => line.replaceAll(tokens, '$1***') },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
    // the default shape of a request holds its address with the query
    serializers: { req: () => undefined, res: () => undefined, err: pino.stdSerializers.err },
  };
  return destination ? pino(options, destination) : pino(options);
}

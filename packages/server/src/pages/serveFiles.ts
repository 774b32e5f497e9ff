import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Encoding } from '../http/encoding.ts';
import { missingHeaders, type OriginScheme } from '../http/headers.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { entityTag, hashOf, matchesTag } from '../http/etag.ts';

/** Serves a file of the built site; returns true when the address was one. */
export type Files = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Headers are alternating names and values. */
interface FileForm {
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The headers for clients that have the file. */
  readonly unchanged: readonly string[];
}

interface BuiltFile {
  readonly hash: string;
  readonly forms: ReadonlyMap<Encoding, FileForm>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
const siblings: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

interface Asset {
  name: string;
  hash: string;
  scheme: OriginScheme;
}

function readForm(path: string, { name, hash, scheme }: Asset, encoding: Encoding): FileForm {
  const body = readFileSync(path);
  const shared = [
    'cache-control',
    name.startsWith('/assets/') ? forever : anHour,
    'etag',
    entityTag(hash, encoding, 'small'),
    'vary',
    'Accept-Encoding',
    ...missingHeaders('file', scheme),
  ];
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const type = types[extname(name)] ?? 'application/octet-stream';
  const headers = [...shared, ...coding, 'content-type', type, 'content-length', String(body.length)];
  return { headers, body, unchanged: shared };
}

function readFile(path: string, name: string, present: ReadonlySet<string>, scheme: OriginScheme): BuiltFile {
  const hash = hashOf(readFileSync(path));
  const asset = { name, hash, scheme };
  const forms = new Map<Encoding, FileForm>([['identity', readForm(path, asset, 'identity')]]);
  for (const [encoding, ending] of siblings)
    if (present.has(name + ending)) forms.set(encoding, readForm(path + ending, asset, encoding));
  return { hash, forms };
}

/**
 * The files of a build, in memory with the compressed siblings the build wrote (`x.js.br`, `x.js.gz`). Files under
 * `/assets/` have their hash in the name and never change; the others are cached for an hour.
 */
export function serveFiles(folder: string, scheme: OriginScheme): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((name) => !name.includes('/.') && statSync(join(folder, name)).isFile());
  const present = new Set(names);
  const files = new Map<string, BuiltFile>();
  for (const name of names)
    if (!name.endsWith('.br') && !name.endsWith('.gz'))
      files.set(name, readFile(join(folder, name), name, present, scheme));

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { url = '/', headers } = request;
    const at = url.indexOf('?');
    const file = files.get(at < 0 ? url : url.slice(0, at));
    if (file === undefined) return false;
    const form = file.forms.get(chooseEncoding(headers['accept-encoding'])) ?? file.forms.get('identity');
    if (form === undefined) return false;
    if (matchesTag(headers['if-none-match'], file.hash)) {
      response.writeHead(304, form.unchanged as string[]).end();
    } else {
      response.writeHead(200, form.headers as string[]).end(form.body);
    }
    return true;
  };
}

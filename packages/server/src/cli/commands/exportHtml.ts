import { resolve } from 'node:path';
import { createAddresses } from '../../moving/staticCopy/address.ts';
import { createAskSite } from '../../moving/staticCopy/askSite.ts';
import { FolderRefusedError, openStaticCopyFolder } from '../../moving/staticCopy/staticCopyFolder.ts';
import {
  writeStaticCopy,
  NoSiteError,
  type StaticCopyReport,
} from '../../moving/staticCopy/writeStaticCopy.ts';
import type { Bases } from '../../moving/staticCopy/links.ts';
import type { Settings } from '../../settings.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { UsageError, type Command, type ParsedArguments, type Surroundings } from '../command.ts';

/** Options of an export as pages. */
export const htmlOptions: NonNullable<Command['options']> = {
  html: {
    type: 'string',
    meaning: 'A folder for a copy of the site as pages, instead; the site must be running.',
  },
  force: {
    type: 'boolean',
    meaning: 'With --html: replace portfolio and blog in a folder that is not empty.',
  },
  'base-portfolio': { type: 'string', meaning: 'With --html: the address that the portfolio will have.' },
  'base-blog': { type: 'string', meaning: 'With --html: the address that the blog will have.' },
};

/** Refuses options that would be silently ignored. */
export function refuseHtmlOptions({ options }: ParsedArguments): void {
  const stray = ['force', 'base-portfolio', 'base-blog'].find((name) => options[name] !== undefined);
  if (stray !== undefined) throw new UsageError(`--${stray} goes with --html alone.`);
}

function readBase(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new UsageError(`--${name} must be an address such as https://example.org/blog.`);
  return url.href.replace(/\/*$/, '/');
}

function readBases({ options }: ParsedArguments): Bases | null {
  const { 'base-portfolio': portfolio, 'base-blog': blog } = options;
  if (typeof portfolio !== 'string' && typeof blog !== 'string') return null;
  if (typeof portfolio !== 'string' || typeof blog !== 'string')
    throw new UsageError(
      'Give both --base-portfolio and --base-blog, or neither: the faces link to each other.',
    );
  return { portfolio: readBase('base-portfolio', portfolio), blog: readBase('base-blog', blog) };
}

/** Returns the address of the running site; one that listens on all interfaces is reached at 127.0.0.1. */
function placeOf({ host, port }: Settings): { host: string; port: number } {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return { host: isEverywhere ? '127.0.0.1' : host, port };
}

function say(
  { pages, files, bytes, missing }: StaticCopyReport,
  folder: string,
  { out, err }: Surroundings,
): number {
  for (const { address, status, from } of missing)
    err(`Not copied: ${address} (${status})${from === '' ? '' : `, named by ${from}`}.`);
  out(`Pages: ${pages}, other files: ${files}, ${(bytes / 1e6).toFixed(1)} MB in ${folder}.`);
  return missing.some(({ status }) => status >= 500) ? 1 : 0;
}

/** Exports the site as pages that need no server. */
export async function exportHtml(parsed: ParsedArguments, surroundings: Surroundings): Promise<number> {
  const { html } = parsed.options;
  if (typeof html !== 'string' || html === '' || parsed.words.length > 0)
    throw new UsageError('Give one folder, behind --html.');
  if (parsed.options['messages'] === true)
    throw new UsageError('--messages has no place in a copy for visitors.');
  const bases = readBases(parsed);
  const settings = readSettings(surroundings.environment, surroundings.folder);
  const place = placeOf(settings);
  const target = resolve(surroundings.folder, html);
  let said = 0;
  try {
    const folder = await openStaticCopyFolder(target, parsed.options['force'] === true);
    const report = await writeStaticCopy({
      ask: createAskSite(place),
      addresses: createAddresses(settings.hosts, place.port),
      folder,
      bases,
      onProgress(done, total) {
        if (done < said + 250) return;
        said = done;
        surroundings.err(`${done} of ${total} addresses so far…`);
      },
    }).catch(async (error: unknown) => {
      await folder.discard();
      throw error;
    });
    await folder.finish();
    return say(report, target, surroundings);
  } catch (error) {
    if (error instanceof FolderRefusedError) throw new UsageError(error.message);
    const { code } = error as NodeJS.ErrnoException;
    if (!(error instanceof NoSiteError) && code !== 'ECONNREFUSED') throw error;
    const why =
      error instanceof NoSiteError ? error.message : `Nothing answers at http://${place.host}:${place.port}/`;
    surroundings.err(
      `${why}: the copy is made of what the running site shows. Start it, with the same settings.`,
    );
    return 1;
  }
}

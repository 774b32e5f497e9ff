import { resolve } from 'node:path';
import { migrate } from '../../db/migrate.ts';
import { inTransaction } from '../../db/transaction.ts';
import { adoptStorage } from '../../media/mark.ts';
import { createFolderStorage } from '../../media/folderStorage.ts';
import { copyAllPictures } from '../../media/foreign/copyAll.ts';
import { createFetchPicture } from '../../media/foreign/fetchPicture.ts';
import { copyUploads } from '../../media/move.ts';
import { openStorage } from '../../media/openStorage.ts';
import { parseS3Address, s3AddressForm } from '../../media/s3Address.ts';
import { createS3Storage } from '../../media/s3Storage.ts';
import type { MediaStorage } from '../../media/storage.ts';
import { readSettings } from '../../settings/readSettings.ts';
import {
  requireSite,
  UsageError,
  withDatabase,
  withSite,
  type Command,
  type Surroundings,
} from '../command.ts';
import { mediaFinding } from '../findings.ts';
import { recordCommand } from '../recordCommand.ts';

export const mediaAdopt: Command = {
  name: 'media adopt',
  usage: '[--force]',
  summary: 'Confirms that the uploads were moved to the folder in the settings.',
  details:
    'Instances on one PostgreSQL must share their uploads; one whose folder is another than the noted one does not start.',
  options: { force: { type: 'boolean', meaning: 'Also when uploads are missing there.' } },
  run(parsed, surroundings) {
    requireSite(surroundings);
    // Makes no copy first: that is refused until the uploads are adopted.
    return withDatabase(surroundings, async ({ db }, settings) => {
      await migrate(db);
      const media = openStorage(settings);
      const { trouble } = await mediaFinding(db, media);
      if (trouble !== null) {
        if (parsed.options['force'] !== true)
          throw new UsageError(`${trouble} Copy them first, or add --force.`);
        surroundings.err(trouble);
      }
      await adoptStorage(db, media);
      await inTransaction(db, (trx) => recordCommand(trx, settings, { action: 'uploads_adopted' }));
      surroundings.out(`Uploads are kept in ${media.place}.`);
      return 0;
    });
  },
};

export const mediaCopyForeign: Command = {
  name: 'media copy-foreign',
  usage: '[--dry-run]',
  summary: 'Copies pictures that texts load from other sites, and makes the texts use the copies.',
  details:
    'Pages show pictures of the site alone, and a link in the place of any other. Posts, their drafts, changes that wait and history, projects, experience and the profile are looked through; what cannot be copied stays a link. A second run tries again.',
  options: {
    'dry-run': { type: 'boolean', meaning: 'Asks nobody and changes nothing; lists texts and pictures.' },
  },
  run: (parsed, surroundings) =>
    withSite(surroundings, async ({ db }, settings) => {
      const isDryRun = parsed.options['dry-run'] === true;
      if (!isDryRun && !settings.copyPictures)
        throw new UsageError('JANUS_COPY_PICTURES is off: the server asks no other site for pictures.');
      const copying = {
        db,
        settings,
        media: openStorage(settings),
        fetchPicture: createFetchPicture(),
        now: Date.now,
      };
      const { copied, failed, texts } = await copyAllPictures(copying, {
        isDryRun,
        say: isDryRun ? surroundings.out : surroundings.err,
      });
      const would = isDryRun ? 'would be ' : '';
      surroundings.out(
        `Pictures ${would}copied: ${copied}, not available: ${failed}; texts ${would}changed: ${texts}.`,
      );
      return failed > 0 ? 1 : 0;
    }),
};

/** A folder, a storage address, or `-` to read an address that must not appear in a list of processes. */
async function openTarget(target: unknown, { folder, readInput }: Surroundings): Promise<MediaStorage> {
  if (typeof target !== 'string' || target === '')
    throw new UsageError('Say where to: --to FOLDER or --to URL.');
  const text = target === '-' ? (await readInput()).trim() : target;
  if (!text.includes('://')) return createFolderStorage(resolve(folder, text));
  const address = parseS3Address(text);
  if (!address) throw new UsageError(`The address must be ${s3AddressForm}.`);
  return createS3Storage(address);
}

export const mediaMove: Command = {
  name: 'media move',
  usage: '--to FOLDER|URL|- [--dry-run]',
  summary: 'Copies the uploads to a folder or to S3-compatible storage.',
  details:
    'Each file is read back and compared; nothing is removed, and a second run copies what is new. Run it, stop the server, run it again, then set JANUS_STORAGE_URL (or leave it out for the folder media in JANUS_DATA) and start.',
  options: {
    to: {
      type: 'string',
      meaning: 'https://KEY:SECRET@host/bucket, a folder, or - to read it from the input.',
    },
    'dry-run': { type: 'boolean', meaning: 'Copies nothing; counts what would be.' },
  },
  async run(parsed, surroundings) {
    requireSite(surroundings);
    const from = openStorage(readSettings(surroundings.environment, surroundings.folder));
    const to = await openTarget(parsed.options['to'], surroundings);
    if (from.place === to.place) throw new UsageError('The uploads are there already.');
    const isDryRun = parsed.options['dry-run'] === true;
    const { copied, kept } = await copyUploads(from, to, { isDryRun, say: surroundings.err });
    const what = isDryRun ? 'would be copied' : 'copied and compared';
    surroundings.out(`${copied} ${what}, ${kept} were there already: ${from.place} -> ${to.place}`);
    if (copied > 0 && !isDryRun)
      await withSite(surroundings, async ({ db }, settings) => {
        await inTransaction(db, (trx) => recordCommand(trx, settings, { action: 'uploads_moved' }));
      });
    return 0;
  },
};

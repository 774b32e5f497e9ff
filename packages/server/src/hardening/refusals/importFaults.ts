import { fileLimit } from '../../contract/body.ts';
import { fileUpload } from '../requests/uploads.ts';
import type { World } from '../requests/world.ts';
import type { RequestParts, Special } from './requestParts.ts';
import { json, nobody, notAFile, raw } from './requestParts.ts';

/** The imports of the world have ended, and their files are gone. */
const endedImport = async (world: World): Promise<RequestParts> => ({
  path: { id: { text: await world.pick('imports', 0) } },
});
const anImport = { name: 'blog.zip', size: 4 };

export const importFaults: Special = {
  'createImport conflict': async (_world, ask) => {
    await ask('createImport', { body: json(anImport) });
    return { body: json(anImport) };
  },
  'createImport unknown_kind': () => ({ body: json({ ...anImport, name: 'blog.exe' }) }),
  'sendImportPart conflict': async (world) => ({
    ...(await endedImport(world)),
    ...notAFile(),
    query: 'offset=0',
  }),
  'sendImportPart not_found': () => ({ path: { id: { text: nobody } }, ...notAFile(), query: 'offset=0' }),
  'sendImportPart malformed_upload': () => ({
    query: 'offset=0',
    body: raw('multipart/form-data; boundary=x', '--x\r\ncut off'),
  }),
  'sendImportPart too_large': () => ({
    query: 'offset=0',
    body: { kind: 'raw', body: fileUpload(Buffer.alloc(fileLimit + 1)) },
  }),
  'runImport conflict': endedImport,
  'cancelImport conflict': endedImport,
  'undoImport conflict': endedImport,
};

import type { Handlers } from '../../contract/handler.ts';
import { problem } from '../../errors.ts';
import { rules, spend } from '../../limits/rateLimit.ts';
import { copyPicture } from '../../media/foreign/copyPicture.ts';
import { listLibrary } from '../../media/library/list.ts';
import { largestUpload } from '../../media/picture.ts';
import { storeUpload } from '../../media/store.ts';
import { uploadQueue } from '../../media/uploadQueue.ts';
import { decodeCursor } from '../../paging.ts';
import { changeItem, deleteItem, itemOf, replaceItem } from './library.ts';

export const mediaHandlers = {
  listMedia: async ({ db, input }) => {
    const { q, state, limit, cursor } = input.query;
    const page = { q, unusedOnly: state === 'unused', after: decodeCursor(cursor), limit };
    return { status: 200, body: await listLibrary(db, page) };
  },

  getMedia: async ({ db, input }) => ({ status: 200, body: await itemOf(db, input.params.id) }),

  updateMedia: async (call) => ({
    status: 200,
    body: await changeItem(call, call.input.params.id, call.input.body),
  }),

  replaceMedia: async (call) => ({
    status: 200,
    body: await replaceItem(call, call.input.params.id, call.input.file),
  }),

  deleteMedia: async (call) => {
    await deleteItem(call, call.input.params.id);
    return { status: 204 };
  },

  uploadMedia: async ({ db, media, input, caller }) => {
    const { bytes, name } = input.file;
    return { status: 201, body: await storeUpload(db, media, bytes, { account: caller.id, name }) };
  },

  copyMedia: async (call) => {
    const { db, settings, input, caller, now } = call;
    // Not `forbidden`: clients end the session at a 403.
    if (!settings.copyPictures) throw problem('copying_off');
    const account = caller.id;
    if (settings.rateLimits) await spend(db, rules.copyPicture, account, now());
    // Reserves the space of the largest upload, since the size is not known yet.
    const release = uploadQueue.admit(account, largestUpload);
    try {
      return { status: 201, body: await copyPicture(call, input.body.address, account) };
    } finally {
      release();
    }
  },
} satisfies Partial<Handlers>;

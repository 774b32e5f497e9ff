import type { Handlers } from '../../contract/handler.ts';
import { storePicture } from '../../media/store.ts';

export const mediaHandlers = {
  uploadMedia: async ({ db, media, input, caller }) => {
    return { status: 201, body: await storePicture(db, media, input.file.bytes, caller?.id) };
  },
} satisfies Partial<Handlers>;

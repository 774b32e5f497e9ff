import type { Handlers } from '../../contract/handler.ts';
import { storePicture } from '../../media/store.ts';

export const mediaHandlers = {
  uploadMedia: async ({ db, settings, input }) => {
    return { status: 201, body: await storePicture(db, settings, input.file.bytes) };
  },
} satisfies Partial<Handlers>;

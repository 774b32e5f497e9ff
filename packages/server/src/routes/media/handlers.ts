import type { Handlers } from '../../contract/handler.ts';
import { problem } from '../../errors.ts';
import { rules, spend } from '../../limits/rateLimit.ts';
import { copyPicture } from '../../media/foreign/copyPicture.ts';
import { largestUpload } from '../../media/picture.ts';
import { storePicture } from '../../media/store.ts';
import { uploadQueue } from '../../media/uploadQueue.ts';

const copyingIsOff = {
  ru: 'Копирование картинок с других сайтов выключено в настройках сервера (JANUS_COPY_PICTURES). Сохраните картинку себе и загрузите её.',
  en: 'Copying pictures of other sites is turned off in the settings of the server (JANUS_COPY_PICTURES). Save the picture and upload it.',
};

export const mediaHandlers = {
  uploadMedia: async ({ db, media, input, caller }) => {
    return { status: 201, body: await storePicture(db, media, input.file.bytes, caller?.id) };
  },

  copyMedia: async (call) => {
    const { db, settings, input, caller, now } = call;
    if (!settings.copyPictures) throw problem('forbidden', { detail: copyingIsOff });
    const account = caller?.id ?? '';
    if (settings.rateLimits) await spend(db, rules.copyPicture, account, now());
    // it takes the room of an upload, whose size nobody knows yet
    const release = uploadQueue.admit(account, largestUpload);
    try {
      return { status: 201, body: await copyPicture(call, input.body.address, account) };
    } finally {
      release();
    }
  },
} satisfies Partial<Handlers>;

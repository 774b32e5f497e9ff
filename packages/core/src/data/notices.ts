import { keyOf, invalidateAll } from './resource.ts';
import type { Loader, Write } from './resource.ts';
import type {
  MailChannel,
  MailChannelSave,
  NoticeChannelName,
  NoticeChannels,
  NoticeTest,
  TelegramChannel,
  TelegramChannelSave,
} from './types.ts';

/** How the owner is told of messages and of the safety of accounts. */
export function channels(): Loader<NoticeChannels> {
  return { key: keyOf('getNoticeChannels'), load: (api) => api.auth.GET('/api/v1/notice-channels/') };
}

/** Saves how mail goes out; a password that is left out stays. */
export const saveMail: Write<MailChannelSave, MailChannel> = {
  name: 'saveMailChannel',
  run: (api, body) => api.auth.PUT('/api/v1/notice-channels/mail/', { body }),
  invalidates: () => invalidateAll('getNoticeChannels'),
};

/** Saves which bot writes to which chat; a token that is left out stays. */
export const saveTelegram: Write<TelegramChannelSave, TelegramChannel> = {
  name: 'saveTelegramChannel',
  run: (api, body) => api.auth.PUT('/api/v1/notice-channels/telegram/', { body }),
  invalidates: () => invalidateAll('getNoticeChannels'),
};

/** Sends a notice of no meaning at once, and says what became of it. */
export const test: Write<{ channel: NoticeChannelName }, NoticeTest> = {
  name: 'testNoticeChannel',
  run: (api, { channel }) =>
    api.auth.POST('/api/v1/notice-channels/{channel}/test/', { params: { path: { channel } } }),
  invalidates: () => [],
};

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

/** Loads how the owner is notified of messages and of the security of accounts. */
export function channels(): Loader<NoticeChannels> {
  return { key: keyOf('getNoticeChannels'), load: (api) => api.auth.GET('/api/v1/notice-channels/') };
}

/** Saves the mail settings; a password that is left out is kept. */
export const saveMail: Write<MailChannelSave, MailChannel> = {
  name: 'saveMailChannel',
  run: (api, body) => api.auth.PUT('/api/v1/notice-channels/mail/', { body }),
  invalidates: () => invalidateAll('getNoticeChannels'),
};

/** Saves the Telegram bot and chat; a token that is left out is kept. */
export const saveTelegram: Write<TelegramChannelSave, TelegramChannel> = {
  name: 'saveTelegramChannel',
  run: (api, body) => api.auth.PUT('/api/v1/notice-channels/telegram/', { body }),
  invalidates: () => invalidateAll('getNoticeChannels'),
};

/** Sends a test notice immediately and returns the outcome. */
export const test: Write<{ channel: NoticeChannelName }, NoticeTest> = {
  name: 'testNoticeChannel',
  run: (api, { channel }) =>
    api.auth.POST('/api/v1/notice-channels/{channel}/test/', { params: { path: { channel } } }),
  invalidates: () => [],
};

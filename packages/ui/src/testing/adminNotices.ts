import type { NoticeChannels } from '@janus-site/core';

const quiet = { count: 0, last: null };

/** Channels that nobody has set up. */
export const noNotices: NoticeChannels = {
  mail: {
    set_by: 'nobody',
    is_on: false,
    host: '',
    port: 465,
    security: 'tls',
    user: null,
    has_password: false,
    from: null,
    to: '',
    waiting: quiet,
  },
  telegram: { set_by: 'nobody', is_on: false, has_token: false, chat: '', waiting: quiet },
  allows_private: false,
};

/** Channels that the owner has set up in the panel. */
export const sampleNotices: NoticeChannels = {
  mail: {
    set_by: 'panel',
    is_on: true,
    host: 'smtp.example.com',
    port: 465,
    security: 'tls',
    user: 'site@example.com',
    has_password: true,
    from: 'site@example.com',
    to: 'anna@example.com',
    waiting: quiet,
  },
  telegram: { set_by: 'panel', is_on: false, has_token: true, chat: '123456789', waiting: quiet },
  allows_private: false,
};

/** A failing channel. */
export const failingNotices: NoticeChannels = {
  ...sampleNotices,
  mail: {
    ...sampleNotices.mail,
    waiting: {
      count: 3,
      last: { outcome: 'login_refused', detail: '535 5.7.8 Error: authentication failed: wrong password' },
    },
  },
};

/** Channels from the server's settings. */
export const operatorsNotices: NoticeChannels = {
  ...noNotices,
  mail: { ...sampleNotices.mail, set_by: 'operator', from: null },
};

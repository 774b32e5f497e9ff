import type {
  AccessTokenList,
  NewAccessToken,
  PasskeyList,
  SecondFactor,
  SignInList,
} from '@janus-site/core';
import { hoursAgo, whole } from './answers.ts';

/** The responses about the user's own account. */
export const sampleSignIns: SignInList = whole(
  [true, false].map((isCurrent, index) => ({
    id: `00000000-0000-4000-8000-00000000080${index}`,
    created_at: '2026-03-01T10:00:00Z',
    last_used_at: '2026-03-02T10:00:00Z',
    expires_at: '2026-04-01T10:00:00Z',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    address: '203.0.113.7',
    is_current: isCurrent,
    handed_over: isCurrent
      ? [
          {
            origin: 'https://blog.example',
            address: '203.0.113.7',
            last_used_at: '2026-03-02T11:00:00Z',
          },
        ]
      : [],
  })),
);

export const sampleSecondFactor: SecondFactor = {
  enabled_at: '2026-03-01T10:00:00Z',
  totp: 'on',
  recovery_codes_left: 10,
};

export const samplePasskeys: PasskeyList = {
  items: [
    {
      id: '00000000-0000-4000-8000-000000000930',
      name: 'Firefox, Linux',
      domain: 'janus.example',
      is_backed_up: true,
      created_at: hoursAgo(50),
      last_used_at: hoursAgo(3),
    },
    {
      id: '00000000-0000-4000-8000-000000000931',
      name: 'Телефон',
      domain: 'janus.example',
      is_backed_up: false,
      created_at: hoursAgo(900),
      last_used_at: null,
    },
  ],
};

export const sampleAccessTokens: AccessTokenList = {
  items: [
    {
      id: '00000000-0000-4000-8000-000000000940',
      name: 'Публикация из CI',
      scopes: ['posts', 'media'],
      created_at: hoursAgo(50),
      expires_at: hoursAgo(-24 * 88),
      last_used_at: hoursAgo(3),
    },
    {
      id: '00000000-0000-4000-8000-000000000941',
      name: 'Старый скрипт',
      scopes: ['read'],
      created_at: hoursAgo(900),
      expires_at: hoursAgo(180),
      last_used_at: null,
    },
  ],
};

export const sampleNewToken: NewAccessToken = {
  id: '00000000-0000-4000-8000-000000000942',
  name: 'CI',
  scopes: ['posts', 'media'],
  created_at: hoursAgo(0),
  expires_at: hoursAgo(-24 * 90),
  last_used_at: null,
  token: `janus_pat_${'0123456789abcdef'.repeat(4)}01234567`,
};

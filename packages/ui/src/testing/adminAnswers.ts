import type {
  Backups,
  EventList,
  Experience,
  Message,
  MessageList,
  AccessTokenList,
  NewAccessToken,
  PasskeyList,
  Post,
  PostList,
  Profile,
  Project,
  ProjectList,
  Sample,
  SecondFactor,
  SecurityEvents,
  SignInList,
  UserList,
  WriterList,
} from '@janus-site/core';
import type { Scripts } from '@janus-site/core/testing';
import { adminMedia } from './adminMedia.ts';
import { adminTags } from './adminTags.ts';
import { sampleOwner, sampleStaff } from './adminSession.ts';
import { samplePanelSearch } from './samplePanelSearch.ts';
import { sampleExperiences, samplePostPage, sampleProfile, sampleProjects } from './sampleAnswers.ts';

/** What the services tell somebody with a role: both languages and the source texts. */
const both = ['ru', 'en'] as const;
const whole = <T>(items: T[]) => ({ items, total: items.length, next_cursor: null });

export function adminProjects(count = 4): ProjectList {
  const english = sampleProjects('en', count, count).items;
  const items = sampleProjects('ru', count, count).items.map((project, index): Project => {
    const translations = [...project.translations, ...(english[index]?.translations ?? [])].map(
      (one, at) => ({
        ...one,
        id: one.id.replace('000000000', `0000000${at}0`),
        description: one.language === 'ru' ? 'Описание' : 'Description',
      }),
    );
    // One hidden, one without English: the states a list must show.
    return {
      ...project,
      is_published: index !== 1,
      translations: index === 2 ? translations.slice(0, 1) : translations,
    };
  });
  return { ...whole(items), technologies: [] };
}

export function adminExperiences(): { items: Experience[]; total: number; next_cursor: null } {
  const english = sampleExperiences('en').items;
  return whole(
    sampleExperiences('ru').items.map((experience, index) => ({
      ...experience,
      translations: [...experience.translations, ...(english[index]?.translations ?? [])].map((one) => ({
        ...one,
        description: '- раз\n- два',
      })),
    })),
  );
}

export function adminProfile(): Profile {
  return {
    ...sampleProfile('ru'),
    translations: both.flatMap((language) =>
      sampleProfile(language).translations.map((one) => ({ ...one, about: 'О себе' })),
    ),
  };
}

/** A post with a published Russian text and an English draft. */
export function adminPost(): Post {
  const russian = samplePostPage('ru');
  const [english] = samplePostPage('en').translations;
  const translations = russian.translations.map((one) => ({
    ...one,
    body: '## Зачем\n\nТекст.',
    revision: 3,
    is_outdated: false,
    has_pending: false,
    source_revision: null,
    pending: null,
  }));
  return {
    ...russian,
    original_language: 'ru',
    languages: ['ru'],
    preview_link: null,
    translations: english
      ? [
          ...translations,
          {
            ...english,
            body: '## Why\n\nText.',
            status: 'draft',
            published_at: null,
            revision: 1,
            is_outdated: false,
            has_pending: false,
            source_revision: 3,
            pending: null,
          },
        ]
      : translations,
  };
}

export function adminPosts(): PostList {
  const {
    previous: _previous,
    next: _next,
    related: _related,
    languages: _languages,
    preview_link: _link,
    ...post
  } = adminPost();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const scheduled = {
    ...post,
    id: post.id.replace(/.$/, '9'),
    slug: 'scheduled',
    translations: post.translations
      .slice(0, 1)
      .map((one) => ({ ...one, title: 'Завтра утром', published_at: tomorrow })),
  };
  return { ...whole([post, scheduled]), languages: ['ru'], tags: [{ name: 'sqlite', count: 2 }] };
}

export function adminMessages(): MessageList {
  const message: Message = {
    id: '00000000-0000-4000-8000-000000000700',
    name: 'Анна Сергеева',
    message: 'Здравствуйте! Ищем инженера на проект с датчиками.\nУдобно созвониться на неделе?',
    email: 'anna@example.com',
    telegram: '@anna_s',
    language: 'ru',
    face: 'portfolio',
    created_at: '2026-03-01T10:00:00Z',
    read_at: null,
    state: 'inbox',
  };
  const read = {
    ...message,
    id: message.id.replace(/.$/, '1'),
    name: 'John',
    message: 'Thank you!',
    language: 'en',
    email: null,
  };
  return whole([message, { ...read, language: 'en', read_at: '2026-03-02T10:00:00Z' }]);
}

const signIns: SignInList = whole(
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

const gone = (id: string, title: string) => ({
  id: `00000000-0000-4000-8000-0000000009${id}`,
  title,
  deleted_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  expires_at: new Date(Date.now() + 27 * 86_400_000).toISOString(),
});

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Copies as they should be. */
export const goodBackups: Backups = {
  place: '/srv/janus/data/backups',
  made_at: hoursAgo(5),
  doubtful: null,
  failure: null,
};

/** Everything that can be wrong with them. */
export const badBackups: Backups = {
  place: 'https://storage.example/site-copies',
  made_at: hoursAgo(80),
  doubtful: {
    day: '2026-03-02',
    losses: [
      { kind: 'posts', now: 3, before: 120 },
      { kind: 'files', now: 12, before: 480 },
    ],
  },
  failure: {
    at: hoursAgo(1),
    reason:
      'The copies in https://storage.example/site-copies cannot be reached (connect ECONNREFUSED): check JANUS_BACKUPS_URL and that the storage runs.',
  },
};

const common = { times: 1, details: [], address: '198.51.100.4', user_agent: 'Firefox' };
const actor = { id: sampleOwner.id, name: sampleOwner.username, via: null };
const at = (hour: number) => ({ at: `2026-01-01T0${hour}:00:00Z`, begun_at: `2026-01-01T0${hour}:00:00Z` });
const eventId = (last: number) => `00000000-0000-4000-8000-00000000095${last}`;

const sampleSecondFactor: SecondFactor = {
  enabled_at: '2026-03-01T10:00:00Z',
  totp: 'on',
  recovery_codes_left: 10,
};

export function adminEvents(): EventList {
  return whole([
    {
      ...common,
      ...at(4),
      id: eventId(4),
      times: 7,
      action: 'sign_in_refused' as const,
      actor: null,
      object: { kind: 'account' as const, id: sampleOwner.id, title: sampleOwner.username },
      address: '203.0.113.7',
    },
    {
      ...common,
      ...at(3),
      id: eventId(3),
      action: 'published' as const,
      actor: { ...actor, via: 'Публикация из CI' },
      object: { kind: 'post' as const, id: eventId(1), title: 'Первый пост' },
    },
    {
      ...common,
      ...at(2),
      id: eventId(2),
      action: 'deleted' as const,
      actor,
      object: { kind: 'project' as const, id: eventId(2), title: 'Старый проект' },
    },
    {
      ...common,
      ...at(1),
      id: eventId(1),
      action: 'signed_in' as const,
      actor,
      object: { kind: 'session' as const, id: eventId(1), title: '' },
      details: ['new_device'],
    },
  ]);
}

/** What somebody hears of who comes back to the panel. */
export function securityNews(): SecurityEvents {
  const about = (number: number, title: string) => ({ kind: 'account' as const, id: eventId(number), title });
  return {
    items: [
      {
        ...common,
        ...at(9),
        id: eventId(9),
        action: 'account_created' as const,
        actor: null,
        object: about(8, 'anna'),
        details: ['superuser', 'command_line'],
        address: '',
      },
      {
        ...common,
        ...at(8),
        id: eventId(8),
        action: 'brute_force_suspected' as const,
        actor: null,
        object: about(9, 'owner'),
        address: '203.0.113.7',
      },
      {
        ...common,
        ...at(7),
        id: eventId(7),
        action: 'signed_in' as const,
        actor,
        object: { kind: 'session' as const, id: eventId(7), title: '' },
        details: ['new_device'],
      },
    ],
  };
}
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

/** The services as the owner knows them. */
export const adminScripts: Scripts = {
  getProfile: adminProfile(),
  getSite: {},
  getSample: { items: [], has_profile: false, restorable: 0 } satisfies Sample,
  listProjects: adminProjects(),
  listExperiences: adminExperiences(),
  listMessages: adminMessages(),
  listUsers: whole([sampleOwner, sampleStaff]) satisfies UserList,
  listSessions: signIns,
  listEvents: adminEvents(),
  listSecurityEvents: { items: [] },
  listAccessTokens: sampleAccessTokens,
  createAccessToken: sampleNewToken,
  listPasskeys: samplePasskeys,
  getSecondFactor: sampleSecondFactor,
  listPosts: adminPosts(),
  getPost: adminPost(),
  reportWriter: { items: [] } satisfies WriterList,
  listMedia: adminMedia(adminPost().id),
  listTags: adminTags(),
  listDeleted: whole([{ ...gone('10', 'Старый проект'), kind: 'project' as const }]),
  getBackups: goodBackups,
  searchPanel: samplePanelSearch,
  getSearchTwins: { groups: [['микроконтроллер', 'mcu']] },
  replaceSearchTwins: { groups: [] },
  listDeletedPosts: whole([gone('20', 'Забытый черновик')]),
  previewPost: {
    html: '<h2 id="a">Зачем</h2><p>Текст, <a href="#нет">тут</a>.</p>',
    contents: [],
    reading_minutes: 1,
  },
};

const nothing = { items: [], total: 0, next_cursor: null };

/** A site as it begins: all of it is the sample. */
export const sampleSite: Sample = {
  items: [
    ...adminProjects().items.map(({ id }) => ({ kind: 'project' as const, id })),
    ...adminPosts().items.map(({ id }) => ({ kind: 'post' as const, id })),
  ],
  has_profile: true,
  restorable: 0,
};

/** The same services on the first day. */
export const adminEmptyScripts: Scripts = {
  ...adminScripts,
  listProjects: { ...nothing, technologies: [] },
  listExperiences: nothing,
  listEvents: nothing,
  listMessages: nothing,
  listMedia: nothing,
  listTags: { items: [], deleted: [], total: 0 },
  listDeleted: nothing,
  listDeletedPosts: nothing,
  listPosts: { ...nothing, languages: [], tags: [] },
  listAccessTokens: { items: [] },
  listPasskeys: { items: [] },
  getSecondFactor: { enabled_at: null, totp: 'off', recovery_codes_left: 0 } satisfies SecondFactor,
};

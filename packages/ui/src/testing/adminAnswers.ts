import type {
  Backups,
  Experience,
  Message,
  MessageList,
  NoticeTest,
  Post,
  PostList,
  Profile,
  Project,
  ProjectList,
  Sample,
  SecondFactor,
  UserList,
  WriterList,
} from '@janus-site/core';
import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import {
  sampleAccessTokens,
  sampleNewToken,
  samplePasskeys,
  sampleSecondFactor,
  sampleSignIns,
} from './adminAccount.ts';
import { adminEvents } from './adminEvents.ts';
import { adminFigures, noFigures } from './adminFigures.ts';
import { adminMedia } from './adminMedia.ts';
import { adminImport, adminImportReport, adminImports } from './adminImports.ts';
import { noNotices, sampleNotices } from './adminNotices.ts';
import { sampleCareer } from './sampleCareer.ts';
import { sampleCvVersions } from './sampleCvVersions.ts';
import { adminRedirects } from './adminRedirects.ts';
import { adminSeries, adminSeriesPage } from './adminSeries.ts';
import { adminTags } from './adminTags.ts';
import { sampleDeliveries, sampleNewWebhook, sampleWebhooks } from './adminWebhooks.ts';
import { sampleOwner, sampleStaff } from './adminSession.ts';
import { hoursAgo, whole } from './answers.ts';
import { samplePanelSearch } from './samplePanelSearch.ts';
import { sampleExperiences, samplePostPage, sampleProfile, sampleProjects } from './sampleAnswers.ts';

/** The responses for users with a role: both languages and the source texts. */
const both = ['ru', 'en'] as const;

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
    // One unpublished, one without English: states that a list must show.
    return {
      ...project,
      is_published: index !== 1,
      translations: index === 2 ? translations.slice(0, 1) : translations,
    };
  });
  return { ...whole(items), technologies: [] };
}

function adminExperiences(): { items: Experience[]; total: number; next_cursor: null } {
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

function adminProfile(): Profile {
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
    series_html: _seriesHtml,
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
    answered_at: null,
    replies: [],
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
  const list = whole<Message>([
    message,
    { ...read, language: 'en', read_at: '2026-03-02T10:00:00Z', answered_at: '2026-03-02T11:00:00Z' },
  ]);
  return { ...list, can_reply: false };
}

const deleted = (id: string, title: string) => ({
  id: `00000000-0000-4000-8000-0000000009${id}`,
  title,
  deleted_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  expires_at: new Date(Date.now() + 27 * 86_400_000).toISOString(),
});

/** Backups without problems. */
export const goodBackups: Backups = {
  place: '/srv/janus/data/backups',
  made_at: hoursAgo(5),
  doubtful: null,
  failure: null,
};

/** Backups with every problem. */
export const badBackups: Backups = {
  place: 'https://storage.example/site-copies',
  // Whole days, so that «3 дня назад» is right at any hour.
  made_at: hoursAgo(72),
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

/** The responses for the owner. */
export const adminScripts: Scripts = {
  getProfile: adminProfile(),
  getSite: {},
  getSample: { items: [], has_profile: false, restorable: 0 } satisfies Sample,
  listProjects: adminProjects(),
  listExperiences: adminExperiences(),
  listMessages: adminMessages(),
  listUsers: whole([sampleOwner, sampleStaff]) satisfies UserList,
  getUser: ({ params }) =>
    [sampleOwner, sampleStaff].find(({ id }) => id === params['id']) ??
    problem(404, 'not_found', 'Нет такого.'),
  listSessions: sampleSignIns,
  listEvents: adminEvents(),
  listSecurityEvents: { items: [] },
  listAccessTokens: sampleAccessTokens,
  createAccessToken: sampleNewToken,
  getNoticeChannels: sampleNotices,
  testNoticeChannel: { outcome: 'delivered', detail: '' } satisfies NoticeTest,
  listWebhooks: sampleWebhooks,
  createWebhook: sampleNewWebhook,
  listWebhookDeliveries: sampleDeliveries,
  listPasskeys: samplePasskeys,
  getSecondFactor: sampleSecondFactor,
  listPosts: adminPosts(),
  getPost: adminPost(),
  reportWriter: { items: [] } satisfies WriterList,
  listMedia: adminMedia(adminPost().id),
  listTags: adminTags(),
  listSeries: adminSeries(adminPosts().items),
  getSeries: ({ params }) =>
    adminSeries(adminPosts().items).items.find(({ id }) => id === params['id']) ??
    problem(404, 'not_found', 'Такой записи нет.'),
  getSeriesBySlug: adminSeriesPage(adminPosts().items),
  listCareer: sampleCareer(),
  listCvVersions: sampleCvVersions(),
  listRedirects: adminRedirects(),
  listImports: adminImports(adminImport()),
  getImportReport: adminImportReport(),
  listDeleted: whole([{ ...deleted('10', 'Старый проект'), kind: 'project' as const }]),
  getBackups: goodBackups,
  getFigures: adminFigures(),
  searchPanel: samplePanelSearch,
  getSearchTwins: { groups: [['микроконтроллер', 'mcu']] },
  replaceSearchTwins: { groups: [] },
  listDeletedPosts: whole([deleted('20', 'Забытый черновик')]),
  previewPost: {
    html: '<h2 id="a">Зачем</h2><p>Текст, <a href="#нет">тут</a>.</p>',
    contents: [],
    reading_minutes: 1,
  },
};

const nothing = { items: [], total: 0, next_cursor: null };

/** A new site, which contains only the sample. */
export const sampleSite: Sample = {
  items: [
    ...adminProjects().items.map(({ id }) => ({ kind: 'project' as const, id })),
    ...adminPosts().items.map(({ id }) => ({ kind: 'post' as const, id })),
  ],
  has_profile: true,
  restorable: 0,
};

/** The responses on the first day. */
export const adminEmptyScripts: Scripts = {
  ...adminScripts,
  listProjects: { ...nothing, technologies: [] },
  listExperiences: nothing,
  listEvents: nothing,
  getFigures: noFigures(),
  listMessages: nothing,
  listMedia: nothing,
  listTags: { items: [], deleted: [], total: 0 },
  listSeries: { items: [], deleted: [] },
  listCareer: { items: [] },
  listCvVersions: { items: [], deleted: [] },
  listRedirects: { ...nothing, deleted: [] },
  listImports: { items: [] },
  listDeleted: nothing,
  listDeletedPosts: nothing,
  listPosts: { ...nothing, languages: [], tags: [] },
  listAccessTokens: { items: [] },
  getNoticeChannels: noNotices,
  listWebhooks: { items: [] },
  listPasskeys: { items: [] },
  getSecondFactor: { enabled_at: null, totp: 'off', recovery_codes_left: 0 } satisfies SecondFactor,
};

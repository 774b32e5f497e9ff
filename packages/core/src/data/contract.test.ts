import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createApi } from '../api/createApi.ts';
import type { Api } from '../api/createApi.ts';
import type { Result } from '../api/result.ts';
import * as accessTokens from './accessTokens.ts';
import * as notices from './notices.ts';
import * as webhooks from './webhooks.ts';
import * as backups from './backups.ts';
import * as events from './events.ts';
import * as figures from './figures.ts';
import * as deleted from './deleted.ts';
import * as career from './career.ts';
import * as cvVersions from './cvVersions.ts';
import * as experiences from './experiences.ts';
import * as media from './media.ts';
import * as messages from './messages.ts';
import * as passkeys from './passkeys.ts';
import * as posts from './posts.ts';
import * as profile from './profile.ts';
import * as sample from './sample.ts';
import * as imports from './imports.ts';
import * as redirects from './redirects.ts';
import * as site from './site.ts';
import * as projects from './projects.ts';
import type { Operation, Loader, Write } from './resource.ts';
import * as search from './search.ts';
import * as secondFactor from './secondFactor.ts';
import * as sessions from './sessions.ts';
import * as sitemap from './sitemap.ts';
import * as series from './series.ts';
import * as tags from './tags.ts';
import * as users from './users.ts';

const id = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11';
const translationId = '0b6a9c1e-7a2d-4f3b-8c4d-5e6f7a8b9c0d';
const file = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
const credential = {
  id: 'AQ',
  rawId: 'AQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
} as const;
const language = 'en';
const token = 'q1w2e3r4t5y6u7i8o9p0';

interface Call {
  name: string;
  run(api: Api): Promise<Result<unknown>>;
}
const reading = (read: Loader<unknown>): Call => ({ name: read.key[0], run: (api) => read.load(api) });
const writing = <I>(write: Write<I, unknown>, input: I): Call => ({
  name: write.name,
  run: (api) => write.run(api, input),
});

// The session makes the other six calls. A missing row is a compile error.
const calls: Record<
  Exclude<Operation, 'login' | 'signInWithPasskey' | 'signInWithHandover' | 'refresh' | 'logout' | 'getMe'>,
  Call
> = {
  listUsers: reading(users.list({ q: 'анна', is_active: true })),
  getUser: reading(users.byId(id)),
  createUser: writing(users.create, { username: 'anna', password: 'a long password' }),
  updateUser: writing(users.update, { id, body: { first_name: 'Анна' } }),
  deleteUser: writing(users.remove, { id }),
  resetPassword: writing(users.resetPassword, { id, body: { password: 'a long password' } }),
  uploadUserPhoto: writing(users.uploadPhoto, { id, file }),
  deleteUserPhoto: writing(users.removePhoto, { id }),
  listSessions: reading(sessions.list()),
  deleteSession: writing(sessions.remove, { id }),
  confirmSession: writing(sessions.confirm, { password: 'a long password' }),
  createHandover: writing(sessions.handOver, {
    origin: 'https://blog.janus.example',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  }),
  getFigures: reading(figures.of({ period: 'month', face: 'blog' })),
  exportFigures: writing(figures.exportFile, undefined),
  exportEvents: writing(events.exportFile, { format: 'csv', group: 'content' }),
  listAccessTokens: reading(accessTokens.list()),
  createAccessToken: writing(accessTokens.create, { name: 'CI', scopes: ['posts'], expires_in_days: 90 }),
  deleteAccessToken: writing(accessTokens.remove, { id }),
  getNoticeChannels: reading(notices.channels()),
  saveMailChannel: writing(notices.saveMail, {
    is_on: true,
    host: 'mail.example.com',
    port: 465,
    security: 'tls',
    user: 'me',
    password: 'a password',
    from: null,
    to: 'me@example.com',
  }),
  saveTelegramChannel: writing(notices.saveTelegram, {
    is_on: true,
    token: '123456789:a-token-that-BotFather-tells',
    chat: '1',
  }),
  testNoticeChannel: writing(notices.test, { channel: 'mail' }),
  listWebhooks: reading(webhooks.list()),
  getWebhook: reading(webhooks.byId(id)),
  createWebhook: writing(webhooks.create, {
    name: 'CI',
    url: 'https://ci.example.com/hook',
    events: ['post.published'],
  }),
  updateWebhook: writing(webhooks.update, { id, body: { state: 'paused' } }),
  deleteWebhook: writing(webhooks.remove, { id }),
  renewWebhookSecret: writing(webhooks.renewSecret, { id }),
  testWebhook: writing(webhooks.test, { id }),
  listWebhookDeliveries: reading(webhooks.deliveries(id)),
  sendDeliveryAgain: writing(webhooks.sendAgain, { id }),
  listPasskeys: reading(passkeys.list()),
  createPasskeyOptions: writing(passkeys.creationOptions, undefined),
  createPasskey: writing(passkeys.create, { name: 'Ноутбук', credential }),
  deletePasskey: writing(passkeys.remove, { id }),
  createSignInOptions: writing(passkeys.signInOptions, undefined),
  getSecondFactor: reading(secondFactor.state()),
  enableSecondFactor: writing(secondFactor.enable, undefined),
  disableSecondFactor: writing(secondFactor.disable, undefined),
  createTotpOptions: writing(secondFactor.totpOptions, undefined),
  enableTotp: writing(secondFactor.enableTotp, { token: 'x', code: '123456' }),
  removeTotp: writing(secondFactor.removeTotp, undefined),
  createRecoveryCodes: writing(secondFactor.createRecoveryCodes, undefined),
  resetSecondFactor: writing(secondFactor.reset, { id }),

  listProjects: reading(projects.published('ru', { limit: 6 })),
  getProject: reading(projects.byId(id, 'ru')),
  getProjectBySlug: reading(projects.bySlug('first', 'ru')),
  createProject: writing(projects.create, { is_published: true }),
  updateProject: writing(projects.update, { id, body: { is_featured: true } }),
  deleteProject: writing(projects.remove, { id }),
  addProjectTranslation: writing(projects.addTranslation, { id, body: { language, title: 'One' } }),
  updateProjectTranslation: writing(projects.updateTranslation, {
    id,
    translationId,
    body: { title: 'Two' },
  }),
  deleteProjectTranslation: writing(projects.removeTranslation, { id, translationId }),
  reorderProjects: writing(projects.reorder, { ids: [id] }),
  uploadProjectCover: writing(projects.uploadCover, { id, file }),
  deleteProjectCover: writing(projects.removeCover, { id }),

  listExperiences: reading(experiences.published('en')),
  getExperience: reading(experiences.byId(id)),
  createExperience: writing(experiences.create, { start_date: '2020-01' }),
  updateExperience: writing(experiences.update, { id, body: { end_date: null } }),
  deleteExperience: writing(experiences.remove, { id }),
  addExperienceTranslation: writing(experiences.addTranslation, {
    id,
    body: { language, company: 'Acme', job_title: 'Engineer' },
  }),
  updateExperienceTranslation: writing(experiences.updateTranslation, {
    id,
    translationId,
    body: { company: 'Acme' },
  }),
  deleteExperienceTranslation: writing(experiences.removeTranslation, { id, translationId }),
  reorderExperiences: writing(experiences.reorder, { ids: [id] }),
  listCareer: reading(career.list()),
  getCareerEntry: reading(career.byId(id)),
  createCareerEntry: writing(career.create, { section: 'skills', fields: { title: { en: 'Go' } } }),
  replaceCareerEntry: writing(career.replace, { id, body: { fields: { title: { en: 'Go' } } } }),
  deleteCareerEntry: writing(career.remove, { id }),
  restoreCareerEntry: writing(career.restore, { id }),
  reorderCareer: writing(career.reorder, { section: 'skills', ids: [id] }),
  listCvVersions: reading(cvVersions.list()),
  createCvVersion: writing(cvVersions.create, { name: 'Bank', design: 'classic' }),
  getCvVersion: reading(cvVersions.byId(id)),
  replaceCvVersion: writing(cvVersions.replace, { id, body: { name: 'Bank', design: 'columns' } }),
  deleteCvVersion: writing(cvVersions.remove, { id }),
  restoreCvVersion: writing(cvVersions.restore, { id }),
  renewCvVersionLink: writing(cvVersions.renewLink, { id }),

  getProfile: reading(profile.published('ru')),
  updateProfile: writing(profile.update, { github: 'https://github.com/ivan' }),
  updateProfileTranslation: writing(profile.updateTranslation, { language, body: { name: 'Ivan' } }),
  deleteProfileTranslation: writing(profile.removeTranslation, { language }),
  uploadCv: writing(profile.uploadCv, { language, file }),
  deleteCv: writing(profile.removeCv, { language }),
  getSite: reading(site.get({ language: 'ru' })),
  updateSite: writing(site.update, { blog_accent: '#0b6e4f' }),
  updateSiteTranslation: writing(site.updateTranslation, { language, body: { blog_name: 'Notes' } }),
  listRedirects: reading(redirects.list({ face: 'blog', q: 'old' })),
  getRedirect: reading(redirects.byId(id)),
  createRedirect: writing(redirects.create, { face: 'blog', from: '/old', to: '/posts' }),
  updateRedirect: writing(redirects.update, { id, body: { to: '/' } }),
  deleteRedirect: writing(redirects.remove, { id }),
  restoreRedirect: writing(redirects.restore, { id }),
  listImports: reading(imports.list()),
  createImport: writing(imports.create, { name: 'blog.zip', size: 4 }),
  getImport: reading(imports.one(id)),
  sendImportPart: writing(imports.sendPart, { id, offset: 0, file }),
  runImport: writing(imports.run, { id }),
  cancelImport: writing(imports.cancel, { id }),
  undoImport: writing(imports.undo, { id }),
  getImportReport: reading(imports.report(id, { outcome: 'refused', limit: 100 })),
  getSample: reading(sample.state()),
  removeSample: writing(sample.remove, undefined),
  restoreSample: writing(sample.restore, undefined),
  sendFeedback: writing(messages.send, { name: 'Анна', message: 'Привет', email: 'anna@example.com' }),
  listMessages: reading(messages.list({ state: 'inbox' })),
  getMessage: reading(messages.byId(id)),
  updateMessage: writing(messages.update, { id, body: { is_read: true } }),
  replyToMessage: writing(messages.reply, { id, body: { text: 'Спасибо!' } }),
  deleteMessage: writing(messages.remove, { id }),

  listPosts: reading(posts.published('ru', { tag: 'iot' })),
  getPost: reading(posts.byId(id)),
  getPostBySlug: reading(posts.byReference('first', 'ru')),
  createPost: writing(posts.create, { translations: [{ language, title: 'One' }] }),
  updatePost: writing(posts.update, { id, body: { translations: [{ language, revision: 3 }] } }),
  deletePost: writing(posts.remove, { id }),
  previewPost: writing(posts.preview, { body: '# One' }),
  savePending: writing(posts.savePending, {
    id,
    language,
    body: { version: 0, revision: 3, title: 'One', summary: '', body: 'Text' },
  }),
  dropPending: writing(posts.dropPending, { id, language, version: 3 }),
  listRevisions: reading(posts.revisions(id, language)),
  getRevision: reading(posts.revision(id, language, 3)),
  nameRevision: writing(posts.nameRevision, { id, language, revision: 3, body: { name: 'Before' } }),
  reportWriter: writing(posts.reportWriter, {
    id,
    body: { window: id.replaceAll('-', ''), is_writing: true },
  }),
  createPreviewLink: writing(posts.createPreviewLink, { id }),
  getSharedPost: reading(posts.shared(token, 'ru')),
  deletePreviewLink: writing(posts.deletePreviewLink, { id, link: token }),
  listDeletedPosts: reading(posts.deleted()),
  restorePost: writing(posts.restore, { id }),
  purgePost: writing(posts.purge, { id }),
  listDeleted: reading(deleted.list({ kind: 'project' })),
  restoreDeleted: writing(deleted.restore, { id, kind: 'project' }),
  purgeDeleted: writing(deleted.purge, { id }),
  listTags: reading(tags.list()),
  getTag: reading(tags.byId(id)),
  updateTag: writing(tags.update, { id, body: { names: { en: 'electronics' } } }),
  deleteTag: writing(tags.remove, { id }),
  restoreTag: writing(tags.restore, { id }),
  mergeTag: writing(tags.merge, { id, into: translationId }),
  listSeries: reading(series.list()),
  getSeries: reading(series.byId(id)),
  getSeriesBySlug: reading(series.bySlug('first', 'ru')),
  createSeries: writing(series.create, { titles: { ru: 'Дом' } }),
  updateSeries: writing(series.update, { id, body: { posts: [id] } }),
  deleteSeries: writing(series.remove, { id }),
  restoreSeries: writing(series.restore, { id }),
  listMedia: reading(media.list({ q: 'кот', state: 'unused' })),
  getMedia: reading(media.byId(id)),
  updateMedia: writing(media.update, { id, body: { alt: 'Кот' } }),
  replaceMedia: writing(media.replace, { id, file }),
  deleteMedia: writing(media.remove, { id }),
  uploadMedia: writing(media.upload, { file }),
  copyMedia: writing(media.copy, { address: 'https://example.com/a.png' }),
  search: reading(search.find({ q: 'янус', language: 'ru' })),
  searchPanel: reading(search.inPanel({ q: 'янус', kind: 'picture', limit: 5 })),
  getSearchTwins: reading(search.twins()),
  replaceSearchTwins: writing(search.replaceTwins, { groups: [['react', 'реакт']] }),
  listNewestPosts: reading(posts.newest('ru')),
  listArchive: reading(posts.archive('ru')),
  getSitemap: reading(sitemap.parts()),
  listSitemapPosts: reading(sitemap.posts(1)),
  listSitemapTags: reading(sitemap.tags(1)),
  listEvents: reading(events.list({ group: 'sign_ins' })),
  listSecurityEvents: reading(events.security()),
  seeSecurityEvents: writing(events.seeSecurity, { until: '2026-01-31T10:00:00Z' }),
  getBackups: reading(backups.state()),
  acceptBackup: writing(backups.accept, { day: '2026-01-31' }),
};

const baseUrls = { auth: 'http://auth.test', portfolio: 'http://portfolio.test', posts: 'http://posts.test' };

/** Returns the method and address of every operation of the contract. */
function readContract(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [service, base] of Object.entries(baseUrls)) {
    const text = readFileSync(new URL(`../generated/${service}.ts`, import.meta.url), 'utf8');
    let path = '';
    for (const [, address, method, name] of text.matchAll(
      /^ {4}"(\/api[^"]+)"|^ {8}(\w+): operations\["(\w+)"\]/gm,
    )) {
      if (address) path = base + address;
      else if (method && name) found.set(name, `${method.toUpperCase()} ${path}`);
    }
  }
  return found;
}

const contract = readContract();
const values: Record<string, string> = {
  id,
  translationId,
  channel: 'mail',
  language,
  token,
  slug: 'first',
  revision: '3',
  part: '1',
};
const withValues = (address: string | undefined) =>
  address?.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);

describe('every operation of the contract', () => {
  test('has a row above, except for the six of the session', () => {
    expect([...contract.keys()].toSorted()).toEqual(
      [
        ...Object.keys(calls),
        'getMe',
        'login',
        'logout',
        'refresh',
        'signInWithHandover',
        'signInWithPasskey',
      ].toSorted(),
    );
  });

  test.each(Object.entries(calls))('%s requests its own method and path', async (operation, call) => {
    const requests: Request[] = [];
    const api = createApi({
      baseUrls,
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json({});
      },
    });
    expect(call.name).toBe(operation);
    expect(await call.run(api)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(1);
    const [request] = requests;
    const address = request?.url.split('?')[0];
    expect(`${request?.method} ${address}`).toBe(withValues(contract.get(operation)));
  });
});

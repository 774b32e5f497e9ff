import sharp from 'sharp';
import type { OperationId, Schemas } from '../contract/types.ts';
import { operations } from '../contract/document.ts';
import type { TestAnswer, TestServer } from './startTestServer.ts';
import { testPassword } from './testSettings.ts';

type Ids = Record<string, string>;

interface Step {
  id: OperationId;
  /** The action of the resulting event. */
  action: Schemas['EventAction'];
  /** Parts of the address, from the items of earlier steps. */
  path?(made: Ids): Ids;
  body?(made: Ids): object;
  file?: 'picture' | 'pdf';
  /** The name under which later steps find the id in the response. */
  as?: string;
}

const ru = 'ru';
const post = (made: Ids): Ids => ({ id: made['post'] ?? '' });
const upload = (made: Ids): Ids => ({ id: made['upload'] ?? '' });
const redirect = (made: Ids): Ids => ({ id: made['redirect'] ?? '' });
const version = (made: Ids): Ids => ({ id: made['version'] ?? '' });
const entry = (made: Ids): Ids => ({ id: made['entry'] ?? '' });
const webhook = (made: Ids): Ids => ({ id: made['webhook'] ?? '' });
const account = (made: Ids): Ids => ({ id: made['account'] ?? '' });

/** The same steps for both resources of the portfolio. */
function items(resource: 'Project' | 'Experience', plural: 'Projects' | 'Experiences', text: object): Step[] {
  const start = resource === 'Experience' ? { start_date: '2020-01' } : {};
  const path = (made: Ids): Ids => ({ id: made[resource] ?? '' });
  const textPath = (made: Ids): Ids => ({ ...path(made), translationId: made[`${resource} text`] ?? '' });
  const body = (): object => start;
  return [
    { id: `create${resource}`, action: 'created', body, as: resource },
    { id: `update${resource}`, action: 'unpublished', path, body: () => ({ is_published: false }) },
    {
      id: `add${resource}Translation`,
      action: 'changed',
      path,
      body: () => ({ language: ru, ...text }),
      as: `${resource} text`,
    },
    { id: `update${resource}Translation`, action: 'changed', path: textPath, body: () => text },
    {
      id: `reorder${plural}`,
      action: 'reordered',
      body: (made) => ({ ids: (made[`all ${resource}`] ?? '').split(',') }),
    },
    { id: `delete${resource}Translation`, action: 'changed', path: textPath },
    { id: `delete${resource}`, action: 'deleted', path },
  ];
}

/** One call of each operation that records an event, each made possible by earlier ones. */
export const steps: readonly Step[] = [
  {
    id: 'createUser',
    action: 'account_created',
    body: () => ({ username: 'anna', password: testPassword, roles: ['staff'] }),
    as: 'account',
  },
  { id: 'updateUser', action: 'rank_changed', path: account, body: () => ({ roles: ['owner'] }) },
  { id: 'updateUser', action: 'account_changed', path: account, body: () => ({ first_name: 'Анна' }) },
  { id: 'uploadUserPhoto', action: 'account_changed', path: account, file: 'picture' },
  { id: 'deleteUserPhoto', action: 'account_changed', path: account },
  {
    id: 'resetPassword',
    action: 'password_changed',
    path: account,
    body: () => ({ password: 'another long password' }),
  },
  { id: 'deleteUser', action: 'account_deleted', path: account },
  {
    id: 'login',
    action: 'signed_in',
    body: () => ({ username: 'owner', password: testPassword }),
  },
  { id: 'confirmSession', action: 'session_confirmed', body: () => ({ password: testPassword }) },
  { id: 'deleteSession', action: 'session_ended', path: (made) => ({ id: made['other session'] ?? '' }) },
  {
    id: 'createAccessToken',
    action: 'token_created',
    body: () => ({ name: 'CI', scopes: ['posts'], expires_in_days: 90 }),
    as: 'token',
  },
  { id: 'deleteAccessToken', action: 'token_revoked', path: (made) => ({ id: made['token'] ?? '' }) },
  {
    id: 'saveMailChannel',
    action: 'changed',
    body: () => ({
      is_on: true,
      host: 'mail.example.com',
      port: 465,
      security: 'tls',
      user: 'me',
      password: 'mail-password',
      from: null,
      to: 'me@example.com',
    }),
  },
  {
    id: 'saveTelegramChannel',
    action: 'changed',
    body: () => ({ is_on: false, chat: '1', token: null }),
  },
  {
    id: 'createWebhook',
    action: 'created',
    body: () => ({ name: 'CI', url: 'https://ci.example.com/hook', events: ['post.*'] }),
    as: 'webhook',
  },
  { id: 'updateWebhook', action: 'changed', path: webhook, body: () => ({ state: 'paused' }) },
  { id: 'renewWebhookSecret', action: 'changed', path: webhook },
  { id: 'deleteWebhook', action: 'deleted', path: webhook },
  ...items('Project', 'Projects', { title: 'Узел датчиков' }),
  ...items('Experience', 'Experiences', { company: 'Завод', job_title: 'Инженер' }),
  {
    id: 'createCareerEntry',
    action: 'created',
    body: () => ({ section: 'skills', fields: { title: { ru: 'Пайка' } } }),
    as: 'entry',
  },
  {
    id: 'replaceCareerEntry',
    action: 'changed',
    path: entry,
    body: () => ({ fields: { title: { ru: 'Пайка', en: 'Soldering' } } }),
  },
  {
    id: 'reorderCareer',
    action: 'reordered',
    body: (made) => ({ section: 'skills', ids: [made['entry']] }),
  },
  { id: 'deleteCareerEntry', action: 'deleted', path: entry },
  { id: 'restoreCareerEntry', action: 'restored', path: entry },
  {
    id: 'createCvVersion',
    action: 'created',
    body: () => ({ name: 'Для завода', design: 'classic' }),
    as: 'version',
  },
  {
    id: 'replaceCvVersion',
    action: 'changed',
    path: version,
    body: () => ({ name: 'Для завода', design: 'columns' }),
  },
  { id: 'renewCvVersionLink', action: 'link_created', path: version },
  { id: 'deleteCvVersion', action: 'deleted', path: version },
  { id: 'restoreCvVersion', action: 'restored', path: version },
  { id: 'createProject', action: 'created', body: () => ({}), as: 'covered' },
  {
    id: 'uploadProjectCover',
    action: 'changed',
    path: (made) => ({ id: made['covered'] ?? '' }),
    file: 'picture',
  },
  { id: 'deleteProjectCover', action: 'changed', path: (made) => ({ id: made['covered'] ?? '' }) },
  { id: 'restoreDeleted', action: 'restored', path: (made) => ({ id: made['Project'] ?? '' }) },
  { id: 'purgeDeleted', action: 'purged', path: (made) => ({ id: made['Experience'] ?? '' }) },
  { id: 'replaceSearchTwins', action: 'changed', body: () => ({ groups: [['mcu', 'микроконтроллер']] }) },
  { id: 'updateProfile', action: 'changed', body: () => ({ github: 'https://github.com/anna' }) },
  {
    id: 'updateProfileTranslation',
    action: 'changed',
    path: () => ({ language: 'en' }),
    body: () => ({ name: 'Anna' }),
  },
  { id: 'uploadCv', action: 'changed', path: () => ({ language: 'en' }), file: 'pdf' },
  { id: 'deleteCv', action: 'changed', path: () => ({ language: 'en' }) },
  { id: 'deleteProfileTranslation', action: 'changed', path: () => ({ language: 'en' }) },
  { id: 'updateSite', action: 'changed', body: () => ({ blog_accent: '#0b6e4f' }) },
  {
    id: 'updateSiteTranslation',
    action: 'changed',
    path: () => ({ language: 'en' }),
    body: () => ({ blog_name: 'Notes' }),
  },
  {
    id: 'createRedirect',
    action: 'created',
    body: () => ({ face: 'portfolio', from: '/old.html', to: '/' }),
    as: 'redirect',
  },
  { id: 'updateRedirect', action: 'changed', path: redirect, body: () => ({ to: 'https://example.org/' }) },
  { id: 'deleteRedirect', action: 'deleted', path: redirect },
  { id: 'restoreRedirect', action: 'restored', path: redirect },
  { id: 'deleteMessage', action: 'deleted', path: (made) => ({ id: made['message'] ?? '' }) },
  {
    id: 'createPost',
    action: 'created',
    body: () => ({ translations: [{ language: ru, title: 'Черновик' }] }),
    as: 'post',
  },
  {
    id: 'updatePost',
    action: 'published',
    path: post,
    body: () => ({ translations: [{ language: ru, revision: 1, status: 'published' }] }),
  },
  { id: 'updatePost', action: 'changed', path: post, body: () => ({ tags: ['iot'] }) },
  {
    id: 'createPreviewLink',
    action: 'link_created',
    body: (made) => ({ post_id: made['post'] }),
    as: 'link',
  },
  { id: 'deletePreviewLink', action: 'link_ended', path: (made) => ({ token: made['link'] ?? '' }) },
  { id: 'deletePost', action: 'deleted', path: post },
  { id: 'restorePost', action: 'restored', path: post },
  { id: 'deletePost', action: 'deleted', path: post },
  { id: 'purgePost', action: 'purged', path: post },
  {
    id: 'updateTag',
    action: 'changed',
    path: (made) => ({ id: made['tag'] ?? '' }),
    body: () => ({ names: { ru: 'вещи' } }),
  },
  { id: 'deleteTag', action: 'deleted', path: (made) => ({ id: made['tag'] ?? '' }) },
  { id: 'restoreTag', action: 'restored', path: (made) => ({ id: made['tag'] ?? '' }) },
  {
    id: 'mergeTag',
    action: 'purged',
    path: (made) => ({ id: made['tag'] ?? '' }),
    body: (made) => ({ into: made['other tag'] }),
  },
  { id: 'createSeries', action: 'created', body: () => ({ titles: { ru: 'Дом' } }), as: 'series' },
  {
    id: 'updateSeries',
    action: 'changed',
    path: (made) => ({ id: made['series'] ?? '' }),
    body: () => ({ titles: { en: 'House' } }),
  },
  { id: 'deleteSeries', action: 'deleted', path: (made) => ({ id: made['series'] ?? '' }) },
  { id: 'restoreSeries', action: 'restored', path: (made) => ({ id: made['series'] ?? '' }) },
  { id: 'updateMedia', action: 'changed', path: upload, body: () => ({ alt: 'Плата' }) },
  { id: 'deleteMedia', action: 'deleted', path: upload },
  {
    id: 'replaceMedia',
    action: 'changed',
    path: (made) => ({ id: made['other upload'] ?? '' }),
    file: 'picture',
  },
  {
    id: 'logout',
    action: 'signed_out',
    body: () => ({ access_token: 'x', refresh_token: 'x' }),
  },
];

export async function fileOf(kind: 'picture' | 'pdf'): Promise<FormData> {
  const form = new FormData();
  const create = { width: 8, height: 8, channels: 3, background: '#3579bd' } as const;
  const bytes = kind === 'pdf' ? Buffer.from('%PDF-1.4\n%%EOF\n') : await sharp({ create }).png().toBuffer();
  form.set('file', new Blob([new Uint8Array(bytes)]), kind === 'pdf' ? 'cv.pdf' : 'photo.png');
  return form;
}

/** Makes the call of a step, and records the created item for later steps. */
export async function take(step: Step, bench: TestServer, as: string, made: Ids): Promise<TestAnswer> {
  const operation = operations.find(({ id }) => id === step.id);
  if (!operation) throw new Error(`There is no ${step.id}.`);
  const parts = step.path?.(made) ?? {};
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
  const answer = await bench.ask(operation.method, address, {
    as,
    ...(step.body && { body: step.body(made) }),
    ...(step.file && { form: await fileOf(step.file) }),
  });
  const { id } = answer.body;
  if (step.as !== undefined && typeof id === 'string') made[step.as] = id;
  return answer;
}

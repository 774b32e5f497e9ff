import type { Caller } from '../../contract/handler.ts';
import type { OperationId, Schemas } from '../../contract/types.ts';
import type { Bilingual } from '../../errorCatalogue.ts';
import { problem } from '../../errors.ts';

export type Scope = Schemas['AccessTokenScope'];

/** Scopes of which any one is enough; `any` for every token; `closed` to all; `unread` if tokens are ignored. */
type Rule = readonly [Scope, ...Scope[]] | 'any' | 'closed' | 'unread';

const posts = ['posts'] as const;
const projects = ['projects'] as const;
const experience = ['experience'] as const;
const profile = ['profile'] as const;
const site = ['site'] as const;
const media = ['media'] as const;
const messages = ['messages'] as const;
const readPosts = ['read', 'posts'] as const;

/**
 * The access that a personal access token gives, by operation: one row each, so that a new operation is closed or
 * scoped by decision. Closed are operations that give power over accounts or the whole site, show other people's
 * actions or addresses, mix kinds of content (the trash, the panel's search), or delete permanently.
 */
export const tokenScopes: Readonly<Record<OperationId, Rule>> = {
  login: 'unread',
  refresh: 'unread',
  logout: 'closed',
  getMe: 'any',
  listSessions: 'closed',
  deleteSession: 'closed',
  confirmSession: 'closed',
  createHandover: 'closed',
  signInWithHandover: 'unread',
  listEvents: 'closed',
  listSecurityEvents: 'closed',
  seeSecurityEvents: 'closed',
  exportEvents: 'closed',
  listAccessTokens: 'closed',
  createAccessToken: 'closed',
  deleteAccessToken: 'closed',
  getNoticeChannels: 'closed',
  saveMailChannel: 'closed',
  saveTelegramChannel: 'closed',
  testNoticeChannel: 'closed',
  listWebhooks: 'closed',
  getWebhook: 'closed',
  createWebhook: 'closed',
  updateWebhook: 'closed',
  deleteWebhook: 'closed',
  renewWebhookSecret: 'closed',
  testWebhook: 'closed',
  listWebhookDeliveries: 'closed',
  sendDeliveryAgain: 'closed',
  listPasskeys: 'closed',
  createPasskeyOptions: 'closed',
  createPasskey: 'closed',
  deletePasskey: 'closed',
  createSignInOptions: 'unread',
  signInWithPasskey: 'unread',
  getSecondFactor: 'closed',
  enableSecondFactor: 'closed',
  disableSecondFactor: 'closed',
  createTotpOptions: 'closed',
  enableTotp: 'closed',
  removeTotp: 'closed',
  createRecoveryCodes: 'closed',
  resetSecondFactor: 'closed',
  listUsers: 'closed',
  getUser: 'closed',
  createUser: 'closed',
  updateUser: 'closed',
  deleteUser: 'closed',
  resetPassword: 'closed',
  uploadUserPhoto: 'closed',
  deleteUserPhoto: 'closed',
  listProjects: ['read', 'projects'],
  getProject: ['read', 'projects'],
  getProjectBySlug: ['read', 'projects'],
  createProject: projects,
  updateProject: projects,
  deleteProject: projects,
  addProjectTranslation: projects,
  updateProjectTranslation: projects,
  deleteProjectTranslation: projects,
  reorderProjects: projects,
  uploadProjectCover: projects,
  deleteProjectCover: projects,
  listExperiences: ['read', 'experience'],
  getExperience: ['read', 'experience'],
  createExperience: experience,
  updateExperience: experience,
  deleteExperience: experience,
  addExperienceTranslation: experience,
  updateExperienceTranslation: experience,
  deleteExperienceTranslation: experience,
  reorderExperiences: experience,
  listCareer: ['read', 'experience'],
  getCareerEntry: ['read', 'experience'],
  createCareerEntry: experience,
  replaceCareerEntry: experience,
  deleteCareerEntry: experience,
  restoreCareerEntry: experience,
  reorderCareer: experience,
  listCvVersions: experience,
  getCvVersion: experience,
  createCvVersion: experience,
  replaceCvVersion: experience,
  deleteCvVersion: experience,
  restoreCvVersion: experience,
  renewCvVersionLink: experience,
  getProfile: ['read', 'profile'],
  updateProfile: profile,
  updateProfileTranslation: profile,
  deleteProfileTranslation: profile,
  uploadCv: profile,
  deleteCv: profile,
  getSite: 'unread',
  updateSite: site,
  updateSiteTranslation: site,
  listRedirects: ['read', 'site'],
  getRedirect: ['read', 'site'],
  createRedirect: site,
  updateRedirect: site,
  deleteRedirect: site,
  restoreRedirect: site,
  listImports: 'closed',
  createImport: 'closed',
  getImport: 'closed',
  sendImportPart: 'closed',
  runImport: 'closed',
  cancelImport: 'closed',
  undoImport: 'closed',
  getImportReport: 'closed',
  getSample: 'closed',
  removeSample: 'closed',
  restoreSample: 'closed',
  sendFeedback: 'unread',
  listMessages: messages,
  getMessage: messages,
  updateMessage: messages,
  deleteMessage: messages,
  replyToMessage: messages,
  listDeleted: 'closed',
  restoreDeleted: 'closed',
  purgeDeleted: 'closed',
  listPosts: readPosts,
  getPost: readPosts,
  getPostBySlug: readPosts,
  createPost: posts,
  updatePost: posts,
  deletePost: posts,
  listDeletedPosts: posts,
  restorePost: posts,
  purgePost: 'closed',
  savePending: posts,
  dropPending: posts,
  listRevisions: readPosts,
  getRevision: readPosts,
  nameRevision: posts,
  reportWriter: posts,
  createPreviewLink: posts,
  getSharedPost: 'any',
  deletePreviewLink: posts,
  previewPost: readPosts,
  listMedia: ['read', 'media'],
  getMedia: ['read', 'media'],
  updateMedia: media,
  replaceMedia: media,
  deleteMedia: media,
  uploadMedia: media,
  copyMedia: media,
  search: 'unread',
  searchPanel: 'closed',
  listTags: readPosts,
  getTag: readPosts,
  updateTag: posts,
  deleteTag: posts,
  restoreTag: posts,
  mergeTag: posts,
  listSeries: readPosts,
  getSeries: readPosts,
  getSeriesBySlug: readPosts,
  createSeries: posts,
  updateSeries: posts,
  deleteSeries: posts,
  restoreSeries: posts,
  getSearchTwins: ['read', 'site'],
  replaceSearchTwins: site,
  listNewestPosts: 'unread',
  listArchive: 'unread',
  getSitemap: 'unread',
  listSitemapPosts: 'unread',
  listSitemapTags: 'unread',
  getBackups: 'closed',
  acceptBackup: 'closed',
  getFigures: ['read', 'site'],
  exportFigures: ['read', 'site'],
};

const closed: Bilingual = {
  ru: 'Это действие закрыто для токенов доступа: войдите в панель сами.',
  en: 'Access tokens cannot do this: sign in to the panel.',
};

function missing(scopes: readonly Scope[]): Bilingual {
  return {
    ru: `У токена доступа нет права ${scopes.join(' или ')}. Сделайте токен с этим правом.`,
    en: `The access token lacks the scope ${scopes.join(' or ')}. Create a token that has it.`,
  };
}

/** Refuses a token that lacks the scope of an operation; a signed-in person passes. */
export function requireScope(operation: OperationId, caller: Caller | null): void {
  const rule = tokenScopes[operation];
  if (!caller?.token || rule === 'any') return;
  const scopes = typeof rule === 'string' ? [] : rule;
  if (scopes.some((scope) => caller.token?.scopes.includes(scope))) return;
  const wanted = scopes.length > 0 ? `, scope="${scopes.join(' ')}"` : '';
  throw problem('insufficient_scope', {
    detail: scopes.length > 0 ? missing(scopes) : closed,
    // RFC 6750, section 3.1.
    headers: { 'www-authenticate': `Bearer error="insufficient_scope"${wanted}` },
  });
}

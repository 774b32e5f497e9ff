import { rolesAllow } from '@janus-site/core';
import { isEditor, type Caller } from '../contract/handler.ts';
import type { OperationId, Schemas } from '../contract/types.ts';

/**
 * Who may call an operation:
 * `visitor` anybody; `signedIn` any account; `content` staff, owner, superuser;
 * `people` owner, superuser; `self` the account in the address itself, or `people`.
 */
export type Access = 'visitor' | 'signedIn' | 'content' | 'people' | 'self';

/** The role table: one row per operation. `docs/permissions.md` is made of it and of the rules below. */
export const access: Readonly<Record<OperationId, Access>> = {
  login: 'visitor',
  refresh: 'visitor',
  logout: 'signedIn',
  getMe: 'signedIn',
  listSessions: 'signedIn',
  deleteSession: 'signedIn',
  confirmSession: 'signedIn',
  createHandover: 'signedIn',
  signInWithHandover: 'visitor',
  listEvents: 'people',
  listSecurityEvents: 'signedIn',
  seeSecurityEvents: 'signedIn',
  exportEvents: 'people',
  listAccessTokens: 'signedIn',
  createAccessToken: 'signedIn',
  deleteAccessToken: 'signedIn',
  getNoticeChannels: 'people',
  saveMailChannel: 'people',
  saveTelegramChannel: 'people',
  testNoticeChannel: 'people',
  listWebhooks: 'people',
  getWebhook: 'people',
  createWebhook: 'people',
  updateWebhook: 'people',
  deleteWebhook: 'people',
  renewWebhookSecret: 'people',
  testWebhook: 'people',
  listWebhookDeliveries: 'people',
  sendDeliveryAgain: 'people',
  listPasskeys: 'signedIn',
  createPasskeyOptions: 'signedIn',
  createPasskey: 'signedIn',
  deletePasskey: 'signedIn',
  createSignInOptions: 'visitor',
  signInWithPasskey: 'visitor',
  getSecondFactor: 'signedIn',
  enableSecondFactor: 'signedIn',
  disableSecondFactor: 'signedIn',
  createTotpOptions: 'signedIn',
  enableTotp: 'signedIn',
  removeTotp: 'signedIn',
  createRecoveryCodes: 'signedIn',
  resetSecondFactor: 'people',
  listUsers: 'people',
  getUser: 'self',
  createUser: 'people',
  updateUser: 'self',
  deleteUser: 'people',
  resetPassword: 'self',
  uploadUserPhoto: 'self',
  deleteUserPhoto: 'self',
  listProjects: 'visitor',
  getProject: 'visitor',
  getProjectBySlug: 'visitor',
  createProject: 'content',
  updateProject: 'content',
  deleteProject: 'content',
  addProjectTranslation: 'content',
  updateProjectTranslation: 'content',
  deleteProjectTranslation: 'content',
  reorderProjects: 'content',
  uploadProjectCover: 'content',
  deleteProjectCover: 'content',
  listExperiences: 'visitor',
  getExperience: 'visitor',
  createExperience: 'content',
  updateExperience: 'content',
  deleteExperience: 'content',
  addExperienceTranslation: 'content',
  updateExperienceTranslation: 'content',
  deleteExperienceTranslation: 'content',
  reorderExperiences: 'content',
  listCareer: 'visitor',
  getCareerEntry: 'content',
  createCareerEntry: 'content',
  replaceCareerEntry: 'content',
  deleteCareerEntry: 'content',
  restoreCareerEntry: 'content',
  reorderCareer: 'content',
  listCvVersions: 'content',
  getCvVersion: 'content',
  createCvVersion: 'content',
  replaceCvVersion: 'content',
  deleteCvVersion: 'content',
  restoreCvVersion: 'content',
  renewCvVersionLink: 'content',
  getProfile: 'visitor',
  updateProfile: 'people',
  updateProfileTranslation: 'people',
  deleteProfileTranslation: 'people',
  uploadCv: 'people',
  deleteCv: 'people',
  getSite: 'visitor',
  updateSite: 'people',
  updateSiteTranslation: 'people',
  listRedirects: 'people',
  getRedirect: 'people',
  createRedirect: 'people',
  updateRedirect: 'people',
  deleteRedirect: 'people',
  restoreRedirect: 'people',
  listImports: 'people',
  createImport: 'people',
  getImport: 'people',
  sendImportPart: 'people',
  runImport: 'people',
  cancelImport: 'people',
  undoImport: 'people',
  getImportReport: 'people',
  getSample: 'content',
  removeSample: 'people',
  restoreSample: 'people',
  sendFeedback: 'visitor',
  listMessages: 'content',
  getMessage: 'content',
  updateMessage: 'content',
  deleteMessage: 'content',
  replyToMessage: 'content',
  listDeleted: 'content',
  restoreDeleted: 'content',
  purgeDeleted: 'content',
  listPosts: 'visitor',
  getPost: 'visitor',
  getPostBySlug: 'visitor',
  createPost: 'content',
  updatePost: 'content',
  deletePost: 'content',
  listDeletedPosts: 'content',
  restorePost: 'content',
  purgePost: 'content',
  savePending: 'content',
  dropPending: 'content',
  listRevisions: 'content',
  getRevision: 'content',
  nameRevision: 'content',
  reportWriter: 'content',
  createPreviewLink: 'content',
  getSharedPost: 'visitor',
  deletePreviewLink: 'content',
  previewPost: 'content',
  listTags: 'content',
  getTag: 'content',
  updateTag: 'content',
  deleteTag: 'content',
  restoreTag: 'content',
  mergeTag: 'content',
  listSeries: 'visitor',
  getSeries: 'content',
  getSeriesBySlug: 'visitor',
  createSeries: 'content',
  updateSeries: 'content',
  deleteSeries: 'content',
  restoreSeries: 'content',
  listMedia: 'content',
  getMedia: 'content',
  updateMedia: 'content',
  replaceMedia: 'content',
  deleteMedia: 'content',
  uploadMedia: 'content',
  copyMedia: 'content',
  search: 'visitor',
  searchPanel: 'content',
  getSearchTwins: 'content',
  replaceSearchTwins: 'content',
  listNewestPosts: 'visitor',
  listArchive: 'visitor',
  getSitemap: 'visitor',
  listSitemapPosts: 'visitor',
  listSitemapTags: 'visitor',
  getBackups: 'people',
  acceptBackup: 'people',
  getFigures: 'people',
  exportFigures: 'people',
};

/** Whether the caller manages accounts. */
export function managesPeople(caller: Caller): boolean {
  return rolesAllow(caller, 'manageUsers');
}

/** Decides by the table alone; `id` is the one in the address, if any. */
export function isAllowed(operation: OperationId, caller: Caller | null, id: string | undefined): boolean {
  const rule = access[operation];
  if (rule === 'visitor') return true;
  if (!caller) return false;
  if (rule === 'signedIn') return true;
  if (rule === 'content') return isEditor(caller);
  return managesPeople(caller) || (rule === 'self' && id?.toLowerCase() === caller.id);
}

type Field = keyof Schemas['UserUpdate'];

/** Who changes which part of an account: its person and those who manage people, these alone, or superusers. */
export const accountFields: Readonly<Record<Field, 'self' | 'people' | 'superuser'>> = {
  first_name: 'self',
  last_name: 'self',
  // that a name or an address is taken says who has an account
  username: 'people',
  email: 'people',
  roles: 'people',
  is_active: 'people',
  is_superuser: 'superuser',
};

/** Whether the caller may change this of an account that is in reach. */
export function maySet(caller: Caller, field: Field): boolean {
  const rule = accountFields[field];
  return rule === 'self' || (rule === 'people' ? managesPeople(caller) : caller.isSuperuser);
}

/** The second step guards the password, so who manages people resets that of staff; that of an owner, a superuser. */
export function mayResetStep(caller: Caller, target: { roles: readonly string[] }): boolean {
  return caller.isSuperuser || !target.roles.includes('owner');
}

/** An owner never touches a superuser. */
export function isInReach(caller: Caller, target: { id: string; isSuperuser: boolean }): boolean {
  return !target.isSuperuser || caller.isSuperuser || target.id === caller.id;
}

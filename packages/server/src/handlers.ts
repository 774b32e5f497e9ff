import type { Handlers } from './contract/handler.ts';
import { accessTokenHandlers } from './routes/accessTokens/handlers.ts';
import { acceptBackup, getBackups } from './routes/backups/handlers.ts';
import { exportEvents, listEvents } from './routes/events/handlers.ts';
import { exportFigures, getFigures } from './routes/figures/handlers.ts';
import { securityEventHandlers } from './routes/events/security.ts';
import { careerHandlers } from './routes/career/handlers.ts';
import { cvVersionHandlers } from './routes/cvVersions/handlers.ts';
import { experienceHandlers } from './routes/experiences/handlers.ts';
import { createHandover, signInWithHandover } from './routes/handovers/handlers.ts';
import { importHandlers } from './routes/imports/handlers.ts';
import { login, logout, refresh } from './routes/login/handlers.ts';
import { mediaHandlers } from './routes/media/handlers.ts';
import {
  deleteMessage,
  getMessage,
  listMessages,
  sendFeedback,
  updateMessage,
} from './routes/messages/handlers.ts';
import { replyToMessage } from './routes/messages/reply.ts';
import { noticeHandlers } from './routes/notices/handlers.ts';
import { passkeyHandlers } from './routes/passkeys/handlers.ts';
import { createSignInOptions, signInWithPasskey } from './routes/passkeys/signIn.ts';
import { postHandlers } from './routes/posts/handlers.ts';
import { pendingHandlers } from './routes/posts/pending.ts';
import { previewLinkHandlers } from './routes/posts/previewLinks.ts';
import { revisionHandlers } from './routes/posts/revisions.ts';
import { seriesHandlers } from './routes/posts/series/handlers.ts';
import { tagHandlers } from './routes/posts/tags/handlers.ts';
import { writerHandlers } from './routes/posts/writers.ts';
import { profileHandlers } from './routes/profile/handlers.ts';
import { redirectHandlers } from './routes/redirects/handlers.ts';
import { sampleHandlers } from './routes/sample/handlers.ts';
import { siteHandlers } from './routes/site/handlers.ts';
import { projectHandlers } from './routes/projects/handlers.ts';
import { secondFactorHandlers } from './routes/secondFactor/handlers.ts';
import { searchHandlers } from './routes/search/handlers.ts';
import { resetSecondFactor } from './routes/secondFactor/reset.ts';
import { confirmSession } from './routes/sessions/confirm.ts';
import { totpHandlers } from './routes/secondFactor/totp.ts';
import { deleteSession, listSessions } from './routes/sessions/handlers.ts';
import { sitemapHandlers } from './routes/sitemap/handlers.ts';
import { trashHandlers } from './routes/trash/handlers.ts';
import {
  createUser,
  deleteUser,
  getMe,
  getUser,
  listUsers,
  resetPassword,
  updateUser,
} from './routes/users/handlers.ts';
import { webhookHandlers } from './routes/webhooks/handlers.ts';
import { deleteUserPhoto, uploadUserPhoto } from './routes/users/photo.ts';

/** Every operation of the contracts and its handler; a missing one is a compile error. */
export const handlers: Handlers = {
  login,
  refresh,
  logout,
  getMe,
  getUser,
  listUsers,
  createUser,
  updateUser,
  deleteUser,
  resetPassword,
  uploadUserPhoto,
  deleteUserPhoto,
  listSessions,
  deleteSession,
  confirmSession,
  createHandover,
  signInWithHandover,
  exportEvents,
  listEvents,
  ...securityEventHandlers,
  ...accessTokenHandlers,
  ...noticeHandlers,
  ...webhookHandlers,
  ...passkeyHandlers,
  ...secondFactorHandlers,
  ...totpHandlers,
  resetSecondFactor,
  createSignInOptions,
  signInWithPasskey,
  sendFeedback,
  listMessages,
  getMessage,
  updateMessage,
  deleteMessage,
  replyToMessage,
  ...projectHandlers,
  ...experienceHandlers,
  ...careerHandlers,
  ...cvVersionHandlers,
  ...profileHandlers,
  ...sampleHandlers,
  ...siteHandlers,
  ...redirectHandlers,
  ...importHandlers,
  ...mediaHandlers,
  ...postHandlers,
  ...pendingHandlers,
  ...revisionHandlers,
  ...writerHandlers,
  ...tagHandlers,
  ...seriesHandlers,
  ...previewLinkHandlers,
  ...trashHandlers,
  ...searchHandlers,
  ...sitemapHandlers,
  getBackups,
  acceptBackup,
  getFigures,
  exportFigures,
};

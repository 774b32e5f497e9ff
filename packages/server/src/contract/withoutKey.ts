import type { OperationId } from './types.ts';

const secret = 'Its body or its answer has a password, a token or a code, of which nothing is stored.';
const harmless = 'A second time it changes nothing.';

/** Every POST that takes no `Idempotency-Key`, with the reason. */
export const withoutKey: Partial<Readonly<Record<OperationId, string>>> = {
  login: secret,
  refresh: secret,
  logout: secret,
  confirmSession: secret,
  createHandover: secret,
  signInWithHandover: secret,
  createUser: secret,
  createAccessToken: secret,
  createWebhook: secret,
  renewWebhookSecret: secret,
  createPasskey: secret,
  createPasskeyOptions: secret,
  createSignInOptions: secret,
  signInWithPasskey: secret,
  enableSecondFactor: secret,
  createTotpOptions: secret,
  enableTotp: secret,
  createRecoveryCodes: secret,
  createPreviewLink: secret,
  createCvVersion: secret,
  restoreCvVersion: secret,
  renewCvVersionLink: secret,
  previewPost: harmless,
  sendImportPart: harmless,
  cancelImport: harmless,
  reportWriter: harmless,
  testNoticeChannel: harmless,
  testWebhook: harmless,
  sendDeliveryAgain: harmless,
};

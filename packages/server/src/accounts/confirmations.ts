import type { Caller } from '../contract/handler.ts';
import type { OperationId } from '../contract/types.ts';
import { problem } from '../errors.ts';

/** How long a sign-in, or a confirmation since, counts. */
const lifeSeconds = 10 * 60;

/** Demanded always, for the account of somebody else, or where the body names one of these fields. */
type Demand = 'always' | 'others' | readonly string[];

/** What cannot be undone, or gives an account away: whoever only found a device signed in must not get this far. */
export const confirmations: Partial<Readonly<Record<OperationId, Demand>>> = {
  createUser: 'always',
  updateUser: ['username', 'email', 'roles', 'is_superuser', 'is_active'],
  deleteUser: 'always',
  // one's own asks for the present password
  resetPassword: 'others',
  createAccessToken: 'always',
  // whoever leads notices elsewhere reads messages, and keeps the owner from hearing of the rest
  saveMailChannel: 'always',
  saveTelegramChannel: 'always',
  createWebhook: 'always',
  renewWebhookSecret: 'always',
  createPasskeyOptions: 'always',
  createPasskey: 'always',
  deletePasskey: 'always',
  enableSecondFactor: 'always',
  disableSecondFactor: 'always',
  createTotpOptions: 'always',
  enableTotp: 'always',
  removeTotp: 'always',
  createRecoveryCodes: 'always',
  resetSecondFactor: 'always',
  purgeDeleted: 'always',
  purgePost: 'always',
  acceptBackup: 'always',
  runImport: 'always',
  undoImport: 'always',
};

interface Asked {
  caller: Caller | null;
  /** The account in the address, if any. */
  id?: string | undefined;
  /** Undefined before it is read. */
  body?: unknown;
  /** Milliseconds. */
  now: number;
}

function isDemanded(operation: OperationId, { caller, id, body }: Asked): boolean {
  const demand = confirmations[operation];
  if (demand === undefined) return false;
  if (demand === 'always') return true;
  if (demand === 'others') return id?.toLowerCase() !== caller?.id;
  return demand.some((field) => Object.hasOwn(Object(body), field));
}

/** As RFC 9470 says it, so that a client knows that its token is as good as before. */
const challenge = `Bearer error="insufficient_user_authentication", max_age="${lifeSeconds}"`;

/** Refuses a caller who has not shown lately that it is they who sit there. */
export function requireConfirmation(operation: OperationId, asked: Asked): void {
  const { caller, now } = asked;
  if (!caller || now < caller.confirmedAt + lifeSeconds * 1000 || !isDemanded(operation, asked)) return;
  throw problem('confirmation_required', { headers: { 'www-authenticate': challenge } });
}

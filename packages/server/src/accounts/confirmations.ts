import type { Caller } from '../contract/handler.ts';
import type { OperationId } from '../contract/types.ts';
import { problem } from '../errors.ts';

/** How long a sign-in or a later confirmation is valid. */
const lifeSeconds = 10 * 60;

/** Required always, for the account of somebody else, or if the body contains one of these fields. */
type Demand = 'always' | 'others' | readonly string[];

/** Irreversible operations, and those that give an account away: finding a signed-in device must not be enough. */
export const confirmations: Partial<Readonly<Record<OperationId, Demand>>> = {
  createUser: 'always',
  updateUser: ['username', 'email', 'roles', 'is_superuser', 'is_active'],
  deleteUser: 'always',
  // One's own password requires the current one.
  resetPassword: 'others',
  createAccessToken: 'always',
  // Redirecting notices lets somebody read messages and keeps warnings from the owner.
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

interface CallFacts {
  caller: Caller | null;
  /** The account in the address, if any. */
  id?: string | undefined;
  /** Undefined before it is read. */
  body?: unknown;
  /** Milliseconds. */
  now: number;
}

function isDemanded(operation: OperationId, { caller, id, body }: CallFacts): boolean {
  const demand = confirmations[operation];
  if (demand === undefined) return false;
  if (demand === 'always') return true;
  if (demand === 'others') return id?.toLowerCase() !== caller?.id;
  return demand.some((field) => Object.hasOwn(Object(body), field));
}

/** In the form of RFC 9470, which shows a client that its token is still valid. */
const challenge = `Bearer error="insufficient_user_authentication", max_age="${lifeSeconds}"`;

/** Refuses a caller who has not recently confirmed their identity. */
export function requireConfirmation(operation: OperationId, call: CallFacts): void {
  const { caller, now } = call;
  if (!caller || now < caller.confirmedAt + lifeSeconds * 1000 || !isDemanded(operation, call)) return;
  throw problem('confirmation_required', { headers: { 'www-authenticate': challenge } });
}

import type { Flag, Json, Time } from './columns.ts';

export interface UserTable {
  id: string;
  username: string;
  /** The username in lower case, unique: `lower()` of SQLite knows ASCII only. */
  username_key: string;
  email: string | null;
  email_key: string | null;
  first_name: string;
  last_name: string;
  /** Address of the picture, as `/media/<id>.webp`. */
  photo: string | null;
  password_hash: string;
  is_superuser: Flag;
  is_active: Flag;
  created_at: Time;
  last_login_at: Time | null;
  /** When the person last looked at what concerns the safety of the account. */
  security_seen_at: Time;
  /** Everything the list is searched by, in lower case. */
  search_key: string;
}

export interface UserRoleTable {
  user_id: string;
  name: 'owner' | 'staff';
}

export interface SessionTable {
  id: string;
  user_id: string;
  /** SHA-256 of the refresh token, in base64url. */
  refresh_hash: string;
  created_at: Time;
  last_used_at: Time;
  expires_at: Time;
  /** When its person last showed who they are: by signing in, or again since. */
  confirmed_at: Time;
  user_agent: string;
  address: string;
  /** The sign-in that this one continues on the other face: it ends with it. Null for one that was signed in to. */
  handed_from: string | null;
  /** The face's, where it was handed over to. */
  origin: string | null;
}

/** A code that continues a session on the other face; it is taken out with its use, so that it counts once. */
export interface HandoverTable {
  /** SHA-256 of the code, in base64url. */
  code_hash: string;
  session_id: string;
  /** Where alone it may be used. */
  origin: string;
  /** SHA-256 of what the page knows that asked for it, in base64url. */
  challenge: string;
  expires_at: Time;
}

/** What a program signs in with, in the name of its account. A revoked one has no row. */
export interface AccessTokenTable {
  id: string;
  user_id: string;
  name: string;
  /** Its SHA-256, in base64url. */
  token_hash: string;
  /** Names of `AccessTokenScope`. */
  scopes: Json;
  created_at: Time;
  /** Null is until it is revoked. */
  expires_at: Time | null;
  /** To the minute. */
  last_used_at: Time | null;
}

/** A key of WebAuthn that signs in. */
export interface PasskeyTable {
  id: string;
  user_id: string;
  /** The id that the authenticator gave it, in base64url. */
  credential_id: string;
  name: string;
  /** In COSE's form, in base64url. */
  public_key: string;
  /** How often the authenticator has used it; 0 where it does not count. */
  counter: number;
  transports: Json;
  /** The relying party's id. */
  domain: string;
  is_backed_up: Flag;
  created_at: Time;
  last_used_at: Time | null;
}

/** What a browser was asked to sign; it is taken out with the answer, so that it counts once. */
export interface PasskeyChallengeTable {
  /** Its SHA-256, in base64url. */
  challenge: string;
  /** Whose new passkey it is for; null is for a sign-in. */
  user_id: string | null;
  expires_at: Time;
}

/** There is a row where a password alone signs nobody in. */
export interface SecondFactorTable {
  user_id: string;
  enabled_at: Time;
  /** Encrypted (`accounts/secondFactor/seal.ts`); null where passkeys are the only second step. */
  totp_secret: string | null;
  /** The last time step whose code was accepted: no code of it or of one before counts again. */
  totp_step: number;
}

/** Codes that have not been used. */
export interface RecoveryCodeTable {
  user_id: string;
  /** SHA-256, in base64url. */
  code_hash: string;
}

export interface RateLimitTable {
  key: string;
  uses: number;
  expires_at: Time;
}

/** What somebody did, or tried. */
export interface EventTable {
  id: string;
  /** The last time, where it happened often. */
  at: Time;
  begun_at: Time;
  times: number;
  action: string;
  actor_id: string | null;
  /** The name that the actor had then. */
  actor_name: string;
  /** The name that the access token had which it was done with; empty where the actor was signed in. */
  actor_via: string;
  kind: string | null;
  object_id: string | null;
  /** The name that the object had then. */
  title: string;
  details: Json;
  address: string;
  user_agent: string;
  /** Events of one key are one row that counts; null for one that stands alone. */
  merge_key: string | null;
}

import type { Flag, Json, Time } from './columns.ts';

export interface UserTable {
  id: string;
  username: string;
  /** The username in lower case, unique: SQLite's `lower()` handles ASCII only. */
  username_key: string;
  email: string | null;
  email_key: string | null;
  first_name: string;
  last_name: string;
  /** Address of the picture, as `/media/<id>.webp`. */
  photo: string | null;
  password_hash: string;
  /** Null if it has not changed since this is noted. */
  password_changed_at: Time | null;
  is_superuser: Flag;
  is_active: Flag;
  /** When what posts show of this author last changed; null for never. */
  shown_changed_at: Time | null;
  created_at: Time;
  last_login_at: Time | null;
  /** When the person last looked at the security events of the account. */
  security_seen_at: Time;
  /** All searchable fields of the list, in lower case. */
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
  /** When the person last confirmed their identity: by signing in, or since. */
  confirmed_at: Time;
  user_agent: string;
  address: string;
  /** The session that this one continues on the other face and ends with; null for one that began with a sign-in. */
  handed_from: string | null;
  /** The origin of the face it was handed over to; null for one that began with a sign-in. */
  origin: string | null;
}

/** A code that continues a session on the other face; deleted on use, so it works once. */
export interface HandoverTable {
  /** SHA-256 of the code, in base64url. */
  code_hash: string;
  session_id: string;
  /** The only origin at which it may be used. */
  origin: string;
  /** SHA-256 of a secret of the page that requested it, in base64url. */
  challenge: string;
  expires_at: Time;
}

/** A personal access token, which signs a program in as its account. A revoked one has no row. */
export interface AccessTokenTable {
  id: string;
  user_id: string;
  name: string;
  /** SHA-256 of the token, in base64url. */
  token_hash: string;
  /** Names of `AccessTokenScope`. */
  scopes: Json;
  created_at: Time;
  /** Null if it is valid until revoked. */
  expires_at: Time | null;
  /** To the minute. */
  last_used_at: Time | null;
}

/** A WebAuthn key for signing in. */
export interface PasskeyTable {
  id: string;
  user_id: string;
  /** The id assigned by the authenticator, in base64url. */
  credential_id: string;
  name: string;
  /** In COSE format, in base64url. */
  public_key: string;
  /** How often the authenticator has used it; 0 if it does not count. */
  counter: number;
  transports: Json;
  /** The id of the relying party. */
  domain: string;
  is_backed_up: Flag;
  created_at: Time;
  last_used_at: Time | null;
}

/** A challenge that a browser was asked to sign; deleted with the response, so it works once. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the challenge, in base64url. */
  challenge: string;
  /** The account that registers a passkey with it; null for a sign-in. */
  user_id: string | null;
  expires_at: Time;
}

/** An account with a row cannot sign in with a password alone. */
export interface SecondFactorTable {
  user_id: string;
  enabled_at: Time;
  /** Encrypted (`accounts/secondFactor/seal.ts`); null if passkeys are the only second step. */
  totp_secret: string | null;
  /** The last time step whose code was accepted: codes of this step and of earlier ones are refused. */
  totp_step: number;
}

/** Unused codes. */
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

/** An action, or an attempt at one. */
export interface EventTable {
  id: string;
  /** The last time, if it happened several times. */
  at: Time;
  begun_at: Time;
  times: number;
  action: string;
  actor_id: string | null;
  /** The actor's name at the time. */
  actor_name: string;
  /** The name at the time of the personal access token that was used; empty if the actor was signed in. */
  actor_via: string;
  kind: string | null;
  object_id: string | null;
  /** The object's name at the time. */
  title: string;
  details: Json;
  address: string;
  user_agent: string;
  /** Events with the same key share one row with a count; null for a separate event. */
  merge_key: string | null;
}

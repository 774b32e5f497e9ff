/** A storage of the tokens. Synchronous, because nothing may happen between the check and the write of a token. */
export interface TokenStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back after a change in another tab; returns an unsubscribe function. */
  subscribe?(callback: () => void): () => void;
  /** Whether other tabs see the same tokens; then refreshes are locked across tabs. */
  readonly shared?: boolean;
}

export const accessKey = 'accessToken';
export const refreshKey = 'refreshToken';
/** Outlives the session; identifies a device from which the account has signed in before. */
export const deviceKey = 'deviceToken';

/** Creates a storage in memory, for scripts and servers. */
export function memoryTokens(initial: { accessToken?: string; refreshToken?: string } = {}): TokenStorage {
  const values = new Map<string, string>(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** The claims of an access token that the client uses. */
export interface Claims {
  readonly exp: number;
  readonly iat?: number;
  readonly sub?: string;
}

/** Returns the claims of a token, or null if it is unreadable or has no numeric `exp`. */
export function readClaims(token: string): Claims | null {
  try {
    const [, payload = '', signature] = token.split('.');
    if (signature === undefined) return null;
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
    const claims = JSON.parse(text) as Claims;
    return Number.isFinite(claims.exp) ? claims : null;
  } catch {
    return null;
  }
}

/** Returns true if `exp` is earlier than now; an equal one is not expired (docs/behaviour.md, B22). */
export function isExpired(claims: Claims, now: number, marginSeconds = 0): boolean {
  return claims.exp < now / 1000 + marginSeconds;
}

/** Where the two tokens live. Synchronous on purpose: a commit must not wait between its check and its write. */
export interface TokenStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another tab changed something. */
  subscribe?(callback: () => void): () => void;
  /** True when other tabs see the same tokens: then refreshes are locked across tabs. */
  readonly shared?: boolean;
}

export const accessKey = 'accessToken';
export const refreshKey = 'refreshToken';
/** Outlives the session: says at the next sign-in that this account has been here before. */
export const deviceKey = 'deviceToken';

/** Tokens in the memory of one client, for scripts and servers. */
export function memoryTokens(initial: { accessToken?: string; refreshToken?: string } = {}): TokenStorage {
  const values = new Map<string, string>(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** What the client reads of an access token. */
export interface Claims {
  readonly exp: number;
  readonly iat?: number;
  readonly sub?: string;
}

/** The claims of a token, or null when it is unreadable; a token without a numeric `exp` is. */
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

/** Expired is what ended before now; the very moment still counts. */
export function isExpired(claims: Claims, now: number, marginSeconds = 0): boolean {
  return claims.exp < now / 1000 + marginSeconds;
}

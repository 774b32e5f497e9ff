import type { Result } from '../api/result.ts';
import { create } from '../data/accessTokens.ts';
import type { AccessTokenCreate, NewAccessToken } from '../data/types.ts';
import { createClient } from '../session/createClient.ts';
import { memoryTokens } from '../session/tokens.ts';
import type { Credentials, SessionOptions } from '../session/types.ts';

/** Options of `requestToken`. */
export interface TokenRequest extends AccessTokenCreate, Pick<SessionOptions, 'baseUrls' | 'fetch'> {
  /** Used once; with a second factor, `code` is the authenticator app's code. */
  readonly credentials: Credentials;
}

/** Signs in, creates an access token for a program and signs out again. Only this result contains the token. */
export async function requestToken(request: TokenRequest): Promise<Result<NewAccessToken>> {
  const { baseUrls, fetch, credentials, ...wanted } = request;
  const client = createClient({ baseUrls, storage: memoryTokens(), ...(fetch && { fetch }) });
  try {
    const login = await client.login(credentials);
    if (!login.ok) return login;
    const created = await create.run(client.api, wanted);
    await client.logout();
    return created;
  } finally {
    client.dispose();
  }
}

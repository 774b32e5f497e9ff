import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Schemas } from '../../contract/types.ts';
import type { PasskeyTable } from '../../db/schema/accounts.ts';
import type { PasskeyUse } from './store.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Loaded with the first passkey: a site without passkeys keeps it out of memory. */
const webauthn = () => import('@simplewebauthn/server');

interface Signed {
  challenge: string;
  isFramed: boolean;
}

/** Returns the challenge that the browser signed; null for data that no browser writes. */
export function readClientData(encoded: string): Signed | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    const { challenge, crossOrigin } = Object(data) as Record<string, unknown>;
    return typeof challenge === 'string' ? { challenge, isFramed: crossOrigin === true } : null;
  } catch {
    return null;
  }
}

interface Expectation {
  party: RelyingParty;
  challenge: string;
}

const rules = ({ party, challenge }: Expectation) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
});

/** EdDSA, ES256 and RS256: every authenticator supports at least one. */
export const algorithms = [-8, -7, -257];

export type MadePasskey = Pick<
  PasskeyTable,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'domain' | 'is_backed_up'
>;

/** Returns the new passkey in a browser's response; null if the response does not match the challenge. */
export async function checkMade(
  credential: Schemas['PasskeyCreate']['credential'],
  expectation: Expectation,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await webauthn();
  const response = { clientExtensionResults: {}, ...credential } as RegistrationResponseJSON;
  const result = await verifyRegistrationResponse({
    response,
    ...rules(expectation),
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { credential: made, credentialBackedUp } = result.registrationInfo;
  return {
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: JSON.stringify(credential.response.transports ?? []),
    domain: expectation.party.id,
    is_backed_up: credentialBackedUp ? 1 : 0,
  };
}

/**
 * Returns the state of a passkey after its use; null if the response is not for the challenge or the key was copied.
 */
export async function checkUsed(
  credential: Schemas['PasskeyAnswer'],
  expectation: Expectation & { passkey: PasskeyTable; now: number },
): Promise<PasskeyUse | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { passkey, now } = expectation;
  const result = await verifyAuthenticationResponse({
    response: { clientExtensionResults: {}, ...credential },
    ...rules(expectation),
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!result?.verified) return null;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp, now };
}

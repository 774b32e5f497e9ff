import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Schemas } from '../contract/types.ts';

export interface Made {
  name: string;
  credential: Schemas['PasskeyCreate']['credential'];
}

/** What a test falsifies to have it refused. */
export interface Bend {
  origin?: string;
  domain?: string;
  counter?: number;
  isVerified?: boolean;
  isFramed?: boolean;
  userHandle?: string;
}

export interface SoftAuthenticator {
  make(options: unknown, bend?: Bend): Made;
  use(options: unknown, bend?: Bend): Schemas['PasskeySignIn'];
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

function cosePublicKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const part = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(x)],
      [-3, part(y)],
    ]),
  );
}

/** An authenticator with one passkey: the behaviour of a phone or a laptop, in a few lines (WebAuthn, section 6). */
export function softAuthenticator(origin: string): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = base64url(credentialId);
  let userHandle = '';
  let counter = 0;

  function clientData(type: string, { challenge }: Options, bend: Bend): Buffer {
    const data = { type, challenge, origin: bend.origin ?? origin, crossOrigin: bend.isFramed ?? false };
    return Buffer.from(JSON.stringify(data));
  }
  function authenticatorData(domain: string, bend: Bend, attested?: Uint8Array): Buffer {
    counter = bend.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const isVerified = bend.isVerified ?? true;
    const flags = 0x01 | (isVerified ? 0x04 : 0) | 0x08 | 0x10 | (attested ? 0x40 : 0);
    const head = [sha256(bend.domain ?? domain), Buffer.from([flags]), count];
    return Buffer.concat(attested ? [...head, attested] : head);
  }

  return {
    make(asked, bend = {}) {
      const options = asked as Options;
      userHandle = options.user?.id ?? '';
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cosePublicKey(publicKey),
      ]);
      const authData = Uint8Array.from(authenticatorData(options.rp?.id ?? '', bend, attested));
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options, bend)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      };
      return { name: 'Ноутбук', credential: { id, rawId: id, type: 'public-key', response } };
    },
    use(asked, bend = {}) {
      const options = asked as Options;
      const data = clientData('webauthn.get', options, bend);
      const authData = authenticatorData(options.rpId ?? '', bend);
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
        userHandle: bend.userHandle ?? userHandle,
      };
      return { credential: { id, rawId: id, type: 'public-key', response } };
    },
  };
}

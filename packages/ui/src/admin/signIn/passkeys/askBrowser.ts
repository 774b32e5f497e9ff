import type { PasskeyCreate, PasskeyOptions, PasskeySignIn } from '@janus-site/core';
import type * as library from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Why the browser returned no passkey: `dismissed` by the user or by a timeout, `present` on this device already. */
export type NoAnswer = 'dismissed' | 'present' | 'failed';

export type BrowserAnswer<T> = { ok: true; credential: T } | { ok: false; reason: NoAnswer };

const reasons: Readonly<Record<string, NoAnswer>> = {
  NotAllowedError: 'dismissed',
  AbortError: 'dismissed',
  InvalidStateError: 'present',
};

type Library = typeof library;

/** Calls a small library, loaded with the first use of a passkey. */
async function ask<T>(work: (library: Library) => Promise<T>): Promise<BrowserAnswer<T>> {
  try {
    return { ok: true, credential: await work(await import('@simplewebauthn/browser')) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { ok: false, reason: reasons[name] ?? 'failed' };
  }
}

// The API contract leaves the options to WebAuthn: their types come from the library.
export function makePasskey({
  options,
}: PasskeyOptions): Promise<BrowserAnswer<PasskeyCreate['credential']>> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return ask(({ startRegistration }) => startRegistration({ optionsJSON }));
}

export function answerWithPasskey({
  options,
}: PasskeyOptions): Promise<BrowserAnswer<PasskeySignIn['credential']>> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return ask(
    async ({ startAuthentication }) =>
      (await startAuthentication({ optionsJSON })) as PasskeySignIn['credential'],
  );
}

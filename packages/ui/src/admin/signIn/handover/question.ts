import { sha256 } from '@noble/hashes/sha2.js';
import { readStored, store } from '../../shared/storage.ts';

/** Kept in the tab while it waits for a code, so that a code not requested here is useless. */
export interface Question {
  verifier: string;
  /** The page that required the login. */
  next: string;
}

const questionKey = 'handover';

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function makeVerifier(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * Returns the S256 challenge of RFC 7636; uses a library, because `crypto.subtle` is missing on a page served over
 * plain http.
 */
export function challengeOf(verifier: string): string {
  return toBase64Url(sha256(new TextEncoder().encode(verifier)));
}

/** Returns false if the browser has no storage. */
export function keepQuestion(question: Question): boolean {
  return store('sessionStorage', questionKey, JSON.stringify(question));
}

/** Returns the tab's question and removes it. */
export function takeQuestion(): Question | null {
  const kept = readStored('sessionStorage', questionKey) ?? 'null';
  store('sessionStorage', questionKey, null);
  try {
    return JSON.parse(kept) as Question | null;
  } catch {
    return null;
  }
}

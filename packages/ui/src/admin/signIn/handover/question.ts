import { sha256 } from '@noble/hashes/sha2.js';

/** What a page keeps to itself while it waits for a code, in its tab: a code that nobody here asked for opens nothing. */
export interface Question {
  verifier: string;
  /** The page that asked for the login. */
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

/** RFC 7636, S256; by a library, because `crypto.subtle` does not exist on a page that came over plain http. */
export function challengeOf(verifier: string): string {
  return toBase64Url(sha256(new TextEncoder().encode(verifier)));
}

/** False where the browser keeps nothing. */
export function keepQuestion(question: Question): boolean {
  try {
    sessionStorage.setItem(questionKey, JSON.stringify(question));
    return true;
  } catch {
    return false;
  }
}

/** The question of this tab, once. */
export function takeQuestion(): Question | null {
  try {
    const kept = sessionStorage.getItem(questionKey);
    sessionStorage.removeItem(questionKey);
    return kept === null ? null : (JSON.parse(kept) as Question);
  } catch {
    return null;
  }
}

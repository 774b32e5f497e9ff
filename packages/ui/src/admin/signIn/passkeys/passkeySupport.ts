/** Whether this page may use passkeys: they need a secure context and a name, never a bare number. */
export type PasskeySupport = 'offered' | 'insecure' | 'missing';

const isNumber = /^[\d.]+$|^\[/;

export function passkeySupport(): PasskeySupport {
  if (!globalThis.isSecureContext || isNumber.test(location.hostname)) return 'insecure';
  return typeof globalThis.PublicKeyCredential === 'function' ? 'offered' : 'missing';
}

/** Whether this page can use passkeys, which need a secure context and a host name, not an IP address. */
export type PasskeySupport = 'offered' | 'insecure' | 'missing';

const isNumber = /^[\d.]+$|^\[/;

export function passkeySupport(): PasskeySupport {
  if (!globalThis.isSecureContext || isNumber.test(location.hostname)) return 'insecure';
  return typeof globalThis.PublicKeyCredential === 'function' ? 'offered' : 'missing';
}

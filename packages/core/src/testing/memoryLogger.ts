import type { Logger } from '../session/types.ts';

/** Keeps what is logged. */
export function memoryLogger(): Logger & { readonly messages: readonly string[] } {
  const messages: string[] = [];
  return { messages, warn: (message) => void messages.push(message) };
}

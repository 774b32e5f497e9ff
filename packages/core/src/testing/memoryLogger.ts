import type { Logger } from '../session/types.ts';

/** Creates a logger that collects its messages. */
export function memoryLogger(): Logger & { readonly messages: readonly string[] } {
  const messages: string[] = [];
  return { messages, warn: (message) => void messages.push(message) };
}

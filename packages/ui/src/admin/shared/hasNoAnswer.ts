import type { ClientError } from '@janus-site/core';

const kinds: ReadonlySet<ClientError['kind']> = new Set(['network', 'offline', 'timeout']);

/** Whether no server has answered: the connection is at fault, and not what was sent. */
export const hasNoAnswer = ({ kind }: ClientError): boolean => kinds.has(kind);

import type { ClientError } from '@janus-site/core';

const kinds: ReadonlySet<ClientError['kind']> = new Set(['network', 'offline', 'timeout']);

/** Whether the server did not respond: the connection failed, the request itself may be fine. */
export const hasNoAnswer = ({ kind }: ClientError): boolean => kinds.has(kind);

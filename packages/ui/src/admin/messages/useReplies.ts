import type { Result } from '@janus-site/core';
import { messages } from '@janus-site/core';
import { useState } from 'react';
import { useReading } from '../../hooks/reading.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { withKey } from '../shared/withKey.ts';

export interface Replies {
  /** The messages whose reply is being sent, also after the message was closed. */
  sending: ReadonlySet<string>;
  /** Sends a reply, once for each key. */
  reply(id: string, text: string, key: string): Promise<Result<unknown>>;
}

/** Sends replies, and tells apart which messages wait for one. */
export function useReplies(): Replies {
  const { run } = useWrite(withKey(messages.reply));
  const { invalidate } = useReading();
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const reply = async (id: string, text: string, key: string) => {
    setSending((ids) => new Set([...ids, id]));
    const result = await run({ input: { id, body: { text } }, key });
    // It may have been sent: then the message shows it.
    if (!result.ok && result.error.kind !== 'http') invalidate(([operation]) => operation === 'getMessage');
    setSending((ids) => new Set([...ids].filter((one) => one !== id)));
    return result;
  };
  return { sending, reply };
}

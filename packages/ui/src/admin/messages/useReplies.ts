import type { Result } from '@janus-site/core';
import { messages } from '@janus-site/core';
import { useState } from 'react';
import { useWrite } from '../../hooks/useWrite.ts';

export interface Replies {
  /** The messages whose reply is being sent, also after the message was closed. */
  sending: ReadonlySet<string>;
  reply(id: string, text: string): Promise<Result<unknown>>;
}

/** Sends replies, and tells apart which messages wait for one. */
export function useReplies(): Replies {
  const { run } = useWrite(messages.reply);
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const reply = async (id: string, text: string) => {
    setSending((ids) => new Set([...ids, id]));
    const result = await run({ id, body: { text } });
    setSending((ids) => new Set([...ids].filter((one) => one !== id)));
    return result;
  };
  return { sending, reply };
}

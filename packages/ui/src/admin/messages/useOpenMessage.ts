import type { Loader, Message, MessageList } from '@janus-site/core';
import { messages } from '@janus-site/core';
import { useState } from 'react';
import type { ReadState } from '../../hooks/reading.ts';
import { serializeKey } from '../../hooks/serializeKey.ts';
import { useRead } from '../../hooks/useRead.ts';

export interface OpenMessage {
  /** The list, including the open message in its place. */
  read: ReadState<MessageList>;
  openId: string | null;
  open(message: Message): void;
  close(): void;
}

interface Opened {
  message: Message;
  /** The key of the list it was opened in. */
  key: string;
}

/** Inserts a message by date, newest first. */
function inItsPlace(items: readonly Message[], message: Message): Message[] {
  const at = items.findIndex((one) => one.created_at <= message.created_at);
  return items.toSpliced(at < 0 ? items.length : at, 0, message);
}

/**
 * Tracks the open message. It stays in the list until closed or deleted, although reading removes it from the unread
 * ones.
 */
export function useOpenMessage(list: Loader<MessageList>, deleted: ReadonlySet<string>): OpenMessage {
  const key = serializeKey(list.key);
  const read = useRead(list, { keepPrevious: true, reloadOnFocus: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const isReady = read.state === 'ready';
  const isMissing =
    isReady &&
    opened?.key === key &&
    !deleted.has(opened.message.id) &&
    !read.data.items.some(({ id }) => id === opened.message.id);
  const missing = isMissing ? opened.message : null;
  const latest = useRead(missing && messages.byId(missing.id));
  const shown = missing && (latest.state === 'ready' ? latest.data : missing);
  // a message explicitly moved to another folder does not stay
  const isHere = shown !== null && shown.state === opened?.message.state;
  return {
    read:
      isReady && isHere
        ? {
            ...read,
            data: {
              ...read.data,
              items: inItsPlace(read.data.items, shown),
              total: read.data.total + 1,
            },
          }
        : read,
    openId: opened?.message.id ?? null,
    open: (message) => setOpened({ message, key }),
    close: () => setOpened(null),
  };
}

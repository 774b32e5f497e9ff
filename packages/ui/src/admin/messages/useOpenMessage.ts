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
  /** The key of the list it was opened in; null once it was moved to another folder. */
  key: string | null;
}

/** Inserts a message by date, newest first; `isCounted` if the total includes it. */
function withMessage(list: MessageList, message: Message, isCounted: boolean): MessageList {
  const at = list.items.findIndex((one) => one.created_at <= message.created_at);
  return {
    ...list,
    items: list.items.toSpliced(at < 0 ? list.items.length : at, 0, message),
    total: list.total + (isCounted ? 0 : 1),
  };
}

/** Returns the message as last read, or the copy until then; null if the message was deleted. */
function newestOf(read: ReadState<Message>, copy: Message | null): Message | null {
  if (read.state === 'ready') return read.data;
  return read.state === 'failed' && read.error.kind === 'http' && read.error.status === 404 ? null : copy;
}

/**
 * Tracks the open message. It stays in the list until closed or deleted, although reading removes it from the unread
 * ones. `fits` returns whether a message matches the filters of the list.
 */
export function useOpenMessage(
  list: Loader<MessageList>,
  deleted: ReadonlySet<string>,
  fits: (message: Message) => boolean,
): OpenMessage {
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
  const shown = newestOf(latest, missing);
  // A message explicitly moved to another folder does not stay; back here, it is in the list and not requested again.
  if (missing && shown && shown.state !== missing.state) setOpened({ message: shown, key: null });
  return {
    read:
      isReady && shown
        ? // a message that fits the filters is counted already: it moved to another page
          { ...read, data: withMessage(read.data, shown, latest.state === 'ready' && fits(shown)) }
        : read,
    openId: opened?.message.id ?? null,
    open: (message) => setOpened({ message, key }),
    close: () => setOpened(null),
  };
}

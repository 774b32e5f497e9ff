import type { Message, MessageState, MessageUpdate } from '@janus-site/core';
import { deleted, messages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { BulkActions } from '../lists/useBulkActions.ts';
import { useBulkActions } from '../lists/useBulkActions.ts';
import { useDeletion } from '../lists/useDeletion.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import type { Replies } from './useReplies.ts';
import { useReplies } from './useReplies.ts';

/** A message as a list shows it: titled by its writer. */
export interface ListedMessage {
  id: string;
  title: string;
  message: Message;
}

export interface MessageActions extends Replies {
  acts: BulkActions<ListedMessage>;
  /** Ids hidden from the list. */
  hidden: ReadonlySet<string>;
  move(items: readonly ListedMessage[], state: MessageState): void;
  /** Marks messages by hand, with undo. */
  mark(items: readonly ListedMessage[], isRead: boolean): void;
  /** Marks messages as answered by hand, or removes the mark. */
  markAnswered(items: readonly ListedMessage[], isAnswered: boolean): void;
  /** Marks an opened message as read, without a toast. */
  read(item: ListedMessage): void;
  remove(items: readonly ListedMessage[]): void;
}

/** Actions on one or more messages; moves, marks and deletions can be undone. */
export function useMessageActions(): MessageActions {
  const { t } = useLingui();
  const replies = useReplies();
  const acts = useBulkActions<ListedMessage>();
  const update = useWrite(messages.update);
  const removeWrite = useWrite(messages.remove);
  const restore = useWrite(deleted.restore);
  const deletion = useDeletion(acts, {
    remove: (id) => removeWrite.run({ id }),
    restore: (id) => restore.run({ id, kind: 'message' }),
  });
  const moved: Record<MessageState, string> = {
    inbox: t`Возвращено во входящие`,
    archived: t`Убрано в архив`,
    spam: t`Отмечено как спам`,
  };
  const counted = (words: string) => (count: number) => (count > 1 ? `${words}: ${count}` : words);

  const change = (
    items: readonly ListedMessage[],
    body: MessageUpdate,
    former: (message: Message) => MessageUpdate,
    say: { done: string; failed: string },
  ) =>
    void acts.run({
      items,
      call: (item) => update.run({ id: item.id, body }),
      done: counted(say.done),
      failed: say.failed,
      undo: {
        call: (item) => update.run({ id: item.id, body: former(item.message) }),
        done: counted(t`Возвращено как было`),
        failed: t`Не возвращено:`,
      },
    });
  return {
    ...replies,
    acts,
    hidden: deletion.hidden,
    remove: deletion.remove,
    move: (items, state) =>
      change(items, { state }, (message) => ({ state: message.state }), {
        done: moved[state],
        failed: t`Не перемещено:`,
      }),
    mark: (items, isRead) =>
      change(
        items.filter(({ message }) => (message.read_at !== null) !== isRead),
        { is_read: isRead },
        () => ({ is_read: !isRead }),
        {
          done: isRead ? t`Отмечено прочитанным` : t`Отмечено непрочитанным`,
          failed: t`Отметка о прочтении не сохранена:`,
        },
      ),
    markAnswered: (items, isAnswered) =>
      change(
        items.filter(({ message }) => (message.answered_at !== null) !== isAnswered),
        { is_answered: isAnswered },
        () => ({ is_answered: !isAnswered }),
        {
          done: isAnswered ? t`Отмечено: ответ дан` : t`Отметка об ответе снята`,
          failed: t`Отметка об ответе не сохранена:`,
        },
      ),
    read: (item) => void update.run({ id: item.id, body: { is_read: true } }),
  };
}

import type { ClientError, Message, MessageState } from '@janus-site/core';
import { messages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { Failure } from '../../admin/Failure.tsx';
import { Page } from '../../admin/Page.tsx';
import { search, tools } from '../../admin/Page.css.ts';
import { useUndoableRemove } from '../../admin/useUndoableRemove.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useHost } from '../../data/host.ts';
import { useMore } from '../../data/useMore.ts';
import { useWrite } from '../../data/useWrite.ts';
import { MessageItem } from './MessageItem.tsx';
import { list as listClass } from './MessagesScreen.css.ts';

const states: readonly MessageState[] = ['inbox', 'archived', 'spam'];

/** `/admin/messages`: what visitors wrote; the box is in the address. */
export function MessagesScreen() {
  const { t } = useLingui();
  const host = useHost();
  const state = states.find((one) => one === host.query.get('state')) ?? 'inbox';
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const list = useMore<Message>((cursor) => messages.list({ state, limit: 25, cursor, ...(q ? { q } : {}) }));
  const actions = useMessageActions();
  const [openId, setOpenId] = useState<string | null>(null);
  const labels: Record<MessageState, string> = { inbox: t`Входящие`, archived: t`Архив`, spam: t`Спам` };
  const empty: Record<MessageState, string> = {
    inbox: t`Новых сообщений нет. Они приходят из формы в разделе «Контакты» и с блога.`,
    archived: t`Сюда попадает то, на что вы уже ответили.`,
    spam: t`Сюда уходит то, что вы отметили как спам.`,
  };
  const items = list.state === 'ready' ? list.items.filter((one) => !actions.hidden.has(one.id)) : [];

  return (
    <Page heading={t`Сообщения`}>
      <div className={tools}>
        <Select<MessageState>
          label={t`Папка`}
          value={state}
          options={states.map((value) => ({ value, label: labels[value] }))}
          onValueChange={(next) =>
            host.navigate(host.href('messages', next === 'inbox' ? {} : { query: { state: next } }))
          }
        />
        <div className={search}>
          <Field
            label={t`Поиск`}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      </div>
      {actions.failure ? (
        <Failure what={actions.failure.what} error={actions.failure.error} onRetry={actions.failure.retry} />
      ) : null}
      {list.state === 'pending' ? <Skeleton /> : null}
      {list.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить сообщения`} error={list.error} onRetry={list.retry} />
      ) : null}
      {list.state === 'ready' && items.length === 0 ? (
        q ? (
          <EmptyState
            title={t`По запросу «${q}» ничего нет`}
            action={<Button onClick={() => setTyped('')}>{t`Очистить поиск`}</Button>}
          />
        ) : (
          <EmptyState title={t`Здесь пусто`}>{empty[state]}</EmptyState>
        )
      ) : null}
      <ul role="list" className={listClass} aria-label={labels[state]}>
        {items.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            isOpen={openId === message.id}
            onToggle={() => {
              const isOpening = openId !== message.id;
              setOpenId(isOpening ? message.id : null);
              if (isOpening && !message.read_at) actions.markRead(message, true);
            }}
            onMove={(next) => actions.move(message, next)}
            onUnread={() => {
              setOpenId(null);
              actions.markRead(message, false);
            }}
            onRemove={() => actions.remove(message)}
          />
        ))}
      </ul>
      {list.state === 'ready' && list.hasMore ? (
        <div>
          <Button isPending={list.isLoadingMore} onClick={list.loadMore}>
            {t`Показать ещё`}
          </Button>
        </div>
      ) : null}
      {list.state === 'ready' && list.error ? (
        <Failure what={t`Остальные сообщения не загрузились.`} error={list.error} onRetry={list.loadMore} />
      ) : null}
    </Page>
  );
}

/** What can be done with a message; moves and removals may be taken back. */
function useMessageActions() {
  const { t } = useLingui();
  const showToast = useToast();
  const update = useWrite(messages.update);
  const removeWrite = useWrite(messages.remove);
  const removal = useUndoableRemove((id) => removeWrite.run({ id }));
  const [refused, setRefused] = useState<{ what: string; error: ClientError; retry(): void } | null>(null);
  const moved: Record<MessageState, string> = {
    inbox: t`Возвращено во входящие`,
    archived: t`Убрано в архив`,
    spam: t`Отмечено как спам`,
  };

  const move = async (message: Message, state: MessageState, canUndo: boolean): Promise<void> => {
    setRefused(null);
    const result = await update.run({ id: message.id, body: { state } });
    if (!result.ok) {
      const retry = () => void move(message, state, canUndo);
      setRefused({ what: t`Сообщение не перемещено.`, error: result.error, retry });
      return;
    }
    showToast({
      message: moved[state],
      tone: canUndo ? 'undo' : 'success',
      action: canUndo
        ? { label: t`Вернуть`, onAction: () => void move(message, message.state, false) }
        : undefined,
    });
  };
  const markRead = async (message: Message, isRead: boolean): Promise<void> => {
    const result = await update.run({ id: message.id, body: { is_read: isRead } });
    if (result.ok) return;
    const retry = () => void markRead(message, isRead);
    setRefused({ what: t`Отметка о прочтении не сохранена.`, error: result.error, retry });
  };
  const failure = removal.failure ? { what: t`Не удалено.`, ...removal.failure } : refused;
  return {
    hidden: removal.hidden,
    failure,
    move: (message: Message, state: MessageState) => void move(message, state, true),
    markRead: (message: Message, isRead: boolean) => void markRead(message, isRead),
    remove: (message: Message) => {
      const { name } = message;
      removal.remove(message.id, t`Сообщение от ${name} удалено`);
    },
  };
}

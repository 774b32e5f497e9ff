import type { Message, MessageList, MessageState } from '@janus-site/core';
import { messages, numberedPage } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { BulkActionsNotice } from '../lists/BulkActionsNotice.tsx';
import { DeletedLink } from '../lists/DeletedLink.tsx';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { ListHead } from '../lists/ListHead.tsx';
import { tools } from '../lists/ListTools.css.ts';
import { NothingFound } from '../lists/NothingFound.tsx';
import { pageSize } from '../lists/pages.ts';
import { ReadList } from '../lists/ReadList.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';
import { useSelection } from '../lists/useSelection.ts';
import { Page } from '../shared/Page.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { MessageItem } from './MessageItem.tsx';
import { list as listClass } from './MessagesScreen.css.ts';
import type { ListedMessage } from './useMessageActions.ts';
import { useMessageActions } from './useMessageActions.ts';
import { useMessageBulkActions } from './useMessageBulkActions.ts';
import { useOpenMessage } from './useOpenMessage.ts';

const states = ['inbox', 'archived', 'spam'] as const;
const answers = ['all', 'no', 'yes'] as const;
const reads = ['all', 'unread', 'read'] as const;

export interface InboxProps {
  address: ListAddress;
}

/** One folder of messages, newest first; folder and search are in the address. */
export function Inbox({ address }: InboxProps) {
  const { t } = useLingui();
  const state = address.choice('state', states);
  const isRead = address.choice('read', reads);
  const isAnswered = address.choice('answered', answers);
  const { q, page } = address;
  const query = {
    state,
    ...(q ? { q } : {}),
    ...(isRead === 'all' ? {} : { is_read: isRead === 'read' }),
    ...(isAnswered === 'all' ? {} : { is_answered: isAnswered === 'yes' }),
  };
  const actions = useMessageActions();
  const { read, openId, open, close } = useOpenMessage(
    numberedPage<Message, MessageList>((piece) => messages.list({ ...query, ...piece }), page, pageSize),
    actions.hidden,
    ({ read_at, answered_at }) =>
      (isRead === 'all' || (isRead === 'read') === (read_at !== null)) &&
      (isAnswered === 'all' || (isAnswered === 'yes') === (answered_at !== null)),
  );
  const labels: Record<MessageState, string> = { inbox: t`Входящие`, archived: t`Архив`, spam: t`Спам` };
  const empty: Record<MessageState, string> = {
    inbox: t`Новых сообщений нет. Они приходят из формы в разделе «Контакты» и с блога.`,
    archived: t`Сюда попадает то, на что вы уже ответили.`,
    spam: t`Сюда уходит то, что вы отметили как спам.`,
  };
  const items: ListedMessage[] = (read.state === 'ready' ? read.data.items : [])
    .filter((message) => !actions.hidden.has(message.id))
    .map((message) => ({ id: message.id, title: message.name, message }));
  const selection = useSelection(items);
  const actsOn = useMessageBulkActions(actions);
  const isNarrowed = q !== '' || isRead !== 'all' || isAnswered !== 'all' || page > 1;

  return (
    <Page heading={t`Сообщения`} actions={<DeletedLink address={address} />}>
      <div className={tools}>
        <SearchField address={address} />
        <FilterSelect address={address} name="state" label={t`Папка`} value={state} options={labels} />
        <FilterSelect
          address={address}
          name="read"
          label={t`Показать`}
          value={isRead}
          options={{ all: t`Все`, unread: t`Непрочитанные`, read: t`Прочитанные` }}
        />
        <FilterSelect
          address={address}
          name="answered"
          label={t`Ответ`}
          value={isAnswered}
          options={{ all: t`Любые`, no: t`Без ответа`, yes: t`С ответом` }}
        />
      </div>
      <BulkActionsNotice acts={actions.acts} />
      <ReadList
        read={read}
        address={address}
        failed={t`Не удалось загрузить сообщения`}
        count={items.length}
        empty={
          isNarrowed ? (
            <NothingFound address={address} filters={['read', 'answered']} />
          ) : (
            <EmptyState title={t`Здесь пусто`}>{empty[state]}</EmptyState>
          )
        }
      >
        {({ total, can_reply }) => (
          <div>
            <ListHead
              selection={selection}
              page={page}
              shown={items.length}
              total={total}
              acts={actsOn(selection.chosen, state)}
            />
            <ul role="list" className={listClass} aria-label={labels[state]}>
              {items.map((item) => (
                <MessageItem
                  key={item.id}
                  item={item}
                  isOpen={openId === item.id}
                  canReply={can_reply}
                  selection={selection}
                  actions={actions}
                  onToggle={() => {
                    if (openId === item.id) return close();
                    open(item.message);
                    if (!item.message.read_at) actions.read(item);
                  }}
                />
              ))}
            </ul>
          </div>
        )}
      </ReadList>
    </Page>
  );
}

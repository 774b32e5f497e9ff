import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { RowCheck } from '../lists/RowCheck.tsx';
import type { Selection } from '../lists/useSelection.ts';
import { When } from '../shared/When.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { visuallyHidden } from '../../theme/text.css.ts';
import { answered, answeredWords, dot, line, name, open, opener, row, when } from './MessagesScreen.css.ts';
import { OpenMessage } from './OpenMessage.tsx';
import type { ListedMessage, MessageActions } from './useMessageActions.ts';

export interface MessageItemProps {
  item: ListedMessage;
  isOpen: boolean;
  canReply: boolean;
  selection: Selection;
  actions: MessageActions;
  onToggle(): void;
}

/** One message: a single line, or the whole message when open. */
export function MessageItem({ item, isOpen, canReply, selection, actions, onToggle }: MessageItemProps) {
  const { message } = item;
  const { t } = useLingui();
  const id = useId();
  const state = message.read_at ? 'read' : 'unread';
  return (
    <li className={row}>
      <RowCheck
        label={t`Отметить: ${message.name}`}
        state={selection.ids.has(item.id) ? 'all' : 'none'}
        onToggle={(isRange) => selection.toggle(item.id, isRange)}
      />
      <button
        type="button"
        className={opener}
        data-state={state}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={dot} data-state={state} />
        <span className={line}>
          {state === 'unread' ? <span className={visuallyHidden}>{t`Не прочитано:`} </span> : null}
          <span className={name}>{message.name}</span> {isOpen ? '' : message.message}
        </span>
        <span className={when}>
          {message.answered_at ? (
            <span className={answered}>
              <Glyph name="undo" size={16} />
              <span className={answeredWords}>{t`Ответ дан`}</span>
            </span>
          ) : null}
          <When time={message.created_at} />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className={open}>
        {isOpen ? (
          <OpenMessage item={item} canReply={canReply} actions={actions} onToggle={onToggle} />
        ) : null}
      </div>
    </li>
  );
}

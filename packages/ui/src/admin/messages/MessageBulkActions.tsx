import type { MessageState } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import type { ListedMessage, MessageActions } from './useMessageActions.ts';

export interface MessageBulkActionsProps {
  chosen: readonly ListedMessage[];
  /** The shown folder. */
  state: MessageState;
  actions: MessageActions;
  /** Called when an action is chosen. */
  onDone(): void;
}

/** Actions on the selected messages. */
export function MessageBulkActions({ chosen, state, actions, onDone }: MessageBulkActionsProps) {
  const { t } = useLingui();
  const done = (act: () => void) => () => {
    onDone();
    act();
  };
  const hasUnread = chosen.some(({ message }) => message.read_at === null);
  const hasRead = chosen.some(({ message }) => message.read_at !== null);
  const hasUnanswered = chosen.some(({ message }) => message.answered_at === null);
  return (
    <>
      {hasUnread ? (
        <Button tone="quiet" onClick={done(() => actions.mark(chosen, true))}>
          <Glyph name="check" size={16} />
          {t`Прочитано`}
        </Button>
      ) : null}
      {hasRead ? (
        <Button tone="quiet" onClick={done(() => actions.mark(chosen, false))}>
          <Glyph name="mail" size={16} />
          {t`Не прочитано`}
        </Button>
      ) : null}
      <Button tone="quiet" onClick={done(() => actions.markAnswered(chosen, hasUnanswered))}>
        <Glyph name="undo" size={16} />
        {hasUnanswered ? t`Ответ дан` : t`Без ответа`}
      </Button>
      {state === 'inbox' ? (
        <>
          <Button tone="quiet" onClick={done(() => actions.move(chosen, 'archived'))}>
            <Glyph name="archive" size={16} />
            {t`В архив`}
          </Button>
          <Button tone="quiet" onClick={done(() => actions.move(chosen, 'spam'))}>
            <Glyph name="alert" size={16} />
            {t`Это спам`}
          </Button>
        </>
      ) : (
        <Button tone="quiet" onClick={done(() => actions.move(chosen, 'inbox'))}>
          <Glyph name="inbox" size={16} />
          {t`Вернуть во входящие`}
        </Button>
      )}
      <Button tone="quiet" onClick={done(() => actions.remove(chosen))}>
        <Glyph name="trash" size={16} />
        {t`Удалить`}
      </Button>
    </>
  );
}

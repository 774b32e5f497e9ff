import type { MessageState } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ListAction } from '../lists/ListHead.tsx';
import type { ListedMessage, MessageActions } from './useMessageActions.ts';

/** Returns the actions on the selected messages of a folder. */
export function useMessageBulkActions(
  actions: MessageActions,
): (chosen: readonly ListedMessage[], state: MessageState) => (ListAction | false)[] {
  const { t } = useLingui();
  return (chosen, state) => {
    const hasUnread = chosen.some(({ message }) => message.read_at === null);
    const hasRead = chosen.some(({ message }) => message.read_at !== null);
    const hasUnanswered = chosen.some(({ message }) => message.answered_at === null);
    const move = (folder: MessageState) => () => actions.move(chosen, folder);
    return [
      hasUnread && { glyph: 'check', label: t`Прочитано`, run: () => actions.mark(chosen, true) },
      hasRead && { glyph: 'mail', label: t`Не прочитано`, run: () => actions.mark(chosen, false) },
      {
        glyph: 'undo',
        label: hasUnanswered ? t`Ответ дан` : t`Без ответа`,
        run: () => actions.markAnswered(chosen, hasUnanswered),
      },
      state === 'inbox' && { glyph: 'archive', label: t`В архив`, run: move('archived') },
      state === 'inbox' && { glyph: 'alert', label: t`Это спам`, run: move('spam') },
      state !== 'inbox' && { glyph: 'inbox', label: t`Вернуть во входящие`, run: move('inbox') },
      { glyph: 'trash', label: t`Удалить`, run: () => actions.remove(chosen) },
    ];
  };
}

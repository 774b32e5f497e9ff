import { formatMoment } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ownZone } from '../shared/times.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { usePage } from '../../hooks/page.ts';
import { LinkedText } from './LinkedText.tsx';
import { buttons, facts, words } from './MessagesScreen.css.ts';
import { OutsideLinks } from './OutsideLinks.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { SentReplies } from './SentReplies.tsx';
import { keptReply } from './useKeptReply.ts';
import type { ListedMessage, MessageActions } from './useMessageActions.ts';

export interface OpenMessageProps {
  item: ListedMessage;
  /** Whether mail can be sent from here. */
  canReply: boolean;
  actions: MessageActions;
  onToggle(): void;
}

/** A whole message, with the ways to reply. */
export function OpenMessage({ item, canReply, actions, onToggle }: OpenMessageProps) {
  const { message } = item;
  const { t } = useLingui();
  const { language } = usePage();
  const formId = useId();
  const canWrite = canReply && message.email !== null;
  const isSending = actions.sending.has(message.id);
  // an unfinished reply is shown again, and one that is being sent is not offered twice
  const [isWriting, setWriting] = useState(() => canWrite && !isSending && keptReply(message.id) !== '');
  return (
    <>
      <p className={words} lang={message.language}>
        <LinkedText text={message.message} />
      </p>
      <p className={facts}>
        {message.email ? <span>{message.email}</span> : null}
        {message.telegram ? <span>{message.telegram}</span> : null}
        <span>{message.language === 'ru' ? t`на русском` : t`на английском`}</span>
        <span>{message.face === 'blog' ? t`с блога` : t`с портфолио`}</span>
        <time dateTime={message.created_at}>{formatMoment(message.created_at, language, ownZone())}</time>
      </p>
      <SentReplies replies={message.replies} lang={message.language} />
      {isWriting ? (
        <div id={formId}>
          <ReplyForm message={message} replies={actions} onSent={() => setWriting(false)} />
        </div>
      ) : null}
      <div className={buttons}>
        {canWrite ? (
          <Button
            tone={isWriting ? 'secondary' : 'primary'}
            aria-expanded={isWriting}
            aria-controls={isWriting ? formId : undefined}
            isPending={isSending && !isWriting}
            pendingText={t`Отправляю…`}
            onClick={() => setWriting(!isWriting)}
          >
            <Glyph name="mail" size={16} />
            {t`Ответить`}
          </Button>
        ) : null}
        <OutsideLinks message={message} hasMail={!canWrite} />
        <Button onClick={() => actions.markAnswered([item], message.answered_at === null)}>
          {message.answered_at ? t`Без ответа` : t`Ответ дан`}
        </Button>
        {message.state === 'inbox' ? (
          <>
            <Button onClick={() => actions.move([item], 'archived')}>{t`В архив`}</Button>
            <Button tone="quiet" onClick={() => actions.move([item], 'spam')}>{t`Это спам`}</Button>
          </>
        ) : (
          <Button onClick={() => actions.move([item], 'inbox')}>{t`Вернуть во входящие`}</Button>
        )}
        {message.read_at ? (
          <Button
            tone="quiet"
            onClick={() => {
              onToggle();
              actions.mark([item], false);
            }}
          >
            {t`Отметить непрочитанным`}
          </Button>
        ) : null}
        <Button tone="quiet" onClick={() => actions.remove([item])}>{t`Удалить`}</Button>
      </div>
    </>
  );
}

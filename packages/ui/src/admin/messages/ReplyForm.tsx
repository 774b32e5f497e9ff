import type { ClientError, Message } from '@janus-site/core';
import { errorText, fieldErrors } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useIsMounted } from '../../hooks/useIsMounted.ts';
import { replyForm } from './MessagesScreen.css.ts';
import { useKeptReply } from './useKeptReply.ts';
import type { Replies } from './useReplies.ts';

export interface ReplyFormProps {
  message: Message;
  replies: Replies;
  onSent(): void;
}

/** A reply by mail. Until the mail server has accepted it, its text stays here and on the device. */
export function ReplyForm({ message, replies, onSent }: ReplyFormProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const isMounted = useIsMounted();
  const { text, setText, key, clear } = useKeptReply(message.id);
  const [error, setError] = useState<ClientError | null>(null);
  const isPending = replies.sending.has(message.id);
  const refused = error ? fieldErrors(error)['text'] : undefined;
  const send = async () => {
    if (text.trim() === '' || isPending) return;
    setError(null);
    const result = await replies.reply(message.id, text, key());
    if (!result.ok) {
      setError(result.error);
      // the message was closed meanwhile; its reply waits on the device
      if (!isMounted.current) showToast({ tone: 'error', message: errorText(result.error, language) });
      return;
    }
    clear(text);
    showToast({ message: t`Ответ отправлен`, tone: 'success' });
    onSent();
  };
  return (
    <form
      noValidate
      className={replyForm}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {error && !refused ? (
        <Notice tone="danger" isAlert>
          <p>{errorText(error, language)}</p>
        </Notice>
      ) : null}
      <TextArea
        label={t`Ответ`}
        help={t`Уйдёт на ${message.email ?? ''}; ниже встанет сообщение, на которое вы отвечаете.`}
        lang={message.language}
        rows={6}
        maxLength={10_000}
        autoFocus
        value={text}
        readOnly={isPending}
        error={refused}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      <div>
        <Button
          tone="primary"
          type="submit"
          isPending={isPending}
          pendingText={t`Отправляю…`}
          aria-disabled={text.trim() === ''}
        >
          {t`Отправить`}
        </Button>
      </div>
    </form>
  );
}

import type { Message } from '@janus-site/core';
import { errorText, fieldErrors, messages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { replyForm } from './MessagesScreen.css.ts';
import { useKeptReply } from './useKeptReply.ts';

export interface ReplyFormProps {
  message: Message;
  onSent(): void;
}

/** A reply by mail. Until the mail server has accepted it, its text stays here and on the device. */
export function ReplyForm({ message, onSent }: ReplyFormProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const { run, isPending, error } = useWrite(messages.reply);
  const [text, setText] = useKeptReply(message.id);
  const refused = error ? fieldErrors(error)['text'] : undefined;
  const send = async () => {
    if (text.trim() === '' || isPending) return;
    const result = await run({ id: message.id, body: { text } });
    if (!result.ok) return;
    setText('');
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
          pendingText={t`Отправляем…`}
          aria-disabled={text.trim() === ''}
        >
          {t`Отправить`}
        </Button>
      </div>
    </form>
  );
}

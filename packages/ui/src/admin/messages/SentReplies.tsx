import type { MessageReply } from '@janus-site/core';
import { formatMoment } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../hooks/page.ts';
import { ownZone } from '../shared/times.ts';
import { facts, reply, words } from './MessagesScreen.css.ts';

/** The replies sent from here. */
export function SentReplies({ replies, lang }: { replies: readonly MessageReply[]; lang: string }) {
  const { t } = useLingui();
  const { language } = usePage();
  return replies.map(({ text, sent_at: sentAt, author }) => (
    <div key={sentAt} className={reply}>
      <p className={facts}>
        <span>{t`Ответ отправлен`}</span>
        <span>{author}</span>
        <time dateTime={sentAt}>{formatMoment(sentAt, language, ownZone())}</time>
      </p>
      <p className={words} lang={lang}>
        {text}
      </p>
    </div>
  ));
}

import type { ProfileTranslation } from '@janus-site/core';
import { typograph } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import type { MouseEventHandler } from 'react';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import type { ContactValues } from './contactFields.ts';
import * as styles from './Contacts.css.ts';
import { firstProjects } from './shownProjects.ts';

export interface SentMessageProps {
  message: ContactValues;
  /** The person who replies, and when; undefined while unknown. */
  owner: ProfileTranslation | undefined;
  /** Whether the form had the focus: it is gone, so this message takes the focus. */
  hasFocus: boolean;
  /** Opens an empty form; without scripts the link loads the page again. */
  onAgain: MouseEventHandler;
}

/** The sent message, where and when the reply will come, and a link to write another one. */
export function SentMessage({ message, owner, hasFocus, onAgain }: SentMessageProps) {
  const { href } = useNavigation();
  // Unlike the address that the form is posted to: a link to that one only scrolls.
  const again = href('home', { query: { show: firstProjects }, hash: 'contacts' });
  const address = message.email || message.telegram;
  return (
    <div className={styles.sent} role="status" tabIndex={-1} ref={hasFocus ? takeFocus : undefined}>
      <Notice tone="success">
        <Trans>Спасибо! Ваше сообщение отправлено</Trans>
      </Notice>
      {message.message && <blockquote className={styles.quote}>{message.message}</blockquote>}
      {address && (
        <p>
          <Trans>
            Ответ придёт сюда: <b>{address}</b>
          </Trans>
        </p>
      )}
      {owner?.answer_time && <p lang={owner.language}>{typograph(owner.answer_time, owner.language)}</p>}
      <p>
        <a href={again} onClick={onAgain}>
          <Trans>Написать ещё</Trans>
        </a>
      </p>
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

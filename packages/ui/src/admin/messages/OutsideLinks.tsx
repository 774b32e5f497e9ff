import type { Message } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { mailHref, telegramHref } from './replies.ts';

export interface OutsideLinksProps {
  message: Message;
  /** Whether to include mail: not if replies are sent from here. */
  hasMail: boolean;
}

/** Links to reply with the owner's own programs. */
export function OutsideLinks({ message, hasMail }: OutsideLinksProps) {
  const { t } = useLingui();
  const mail = hasMail ? mailHref(message, t`Ответ на ваше сообщение`) : null;
  const telegram = telegramHref(message.telegram);
  return (
    <>
      {mail ? (
        <a href={mail} className={buttonClass({ tone: 'primary' })}>
          <Glyph name="mail" size={16} />
          {t`Ответить письмом`}
        </a>
      ) : null}
      {telegram ? (
        <a
          href={telegram}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ tone: message.email ? 'secondary' : 'primary' })}
        >
          <Glyph name="external" size={16} />
          {t`Ответить в Telegram`}
        </a>
      ) : null}
    </>
  );
}

import { formatMoment } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { RowCheck } from '../lists/RowCheck.tsx';
import type { Selection } from '../lists/useSelection.ts';
import { When } from '../shared/When.tsx';
import { ownZone } from '../shared/times.ts';
import { Button, buttonClass } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { usePage } from '../../hooks/page.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { LinkedText } from './LinkedText.tsx';
import {
  answered,
  answeredWords,
  buttons,
  dot,
  facts,
  line,
  name,
  open,
  opener,
  row,
  when,
  words,
} from './MessagesScreen.css.ts';
import { mailHref, telegramHref } from './replies.ts';
import type { ListedMessage, MessageActions } from './useMessageActions.ts';

export interface MessageItemProps {
  item: ListedMessage;
  isOpen: boolean;
  selection: Selection;
  actions: MessageActions;
  onToggle(): void;
}

/** One message: a line, and opened all of it with the ways to answer. */
export function MessageItem({ item, isOpen, selection, actions, onToggle }: MessageItemProps) {
  const { message } = item;
  const { t } = useLingui();
  const { language } = usePage();
  const id = useId();
  const state = message.read_at ? 'read' : 'unread';
  const mail = mailHref(message, t`Ответ на ваше сообщение`);
  const telegram = telegramHref(message.telegram);
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
        <p className={words} lang={message.language}>
          <LinkedText text={message.message} />
        </p>
        <p className={facts}>
          {message.email ? <span>{message.email}</span> : null}
          {message.telegram ? <span>{message.telegram}</span> : null}
          <span>{message.language === 'ru' ? t`писал по-русски` : t`писал по-английски`}</span>
          <span>{message.face === 'blog' ? t`с блога` : t`с портфолио`}</span>
          <time dateTime={message.created_at}>{formatMoment(message.created_at, language, ownZone())}</time>
        </p>
        <div className={buttons}>
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
              className={buttonClass({ tone: mail ? 'secondary' : 'primary' })}
            >
              <Glyph name="external" size={16} />
              {t`Ответить в Telegram`}
            </a>
          ) : null}
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
      </div>
    </li>
  );
}

import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { fromLocalInput, toLocalInput } from '../../../components/DateField/dates.ts';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { CheckList } from './CheckList.tsx';
import { shortcutText } from '../../shared/keys.ts';
import { useNow } from '../../shared/useNow.ts';
import { useShortcut } from '../../shared/useShortcut.ts';
import type { PostText, StatusChange } from '@janus-site/core/editor';
import type { OtherText, Place } from './publishChecks.ts';
import { hasUnfinishedPicture, publishChecks } from './publishChecks.ts';
import { choice, radio } from './PublishDialog.css.ts';
import { useLinkChecks } from './useLinkChecks.ts';

export interface PublishDialogProps {
  language: Language;
  text: PostText;
  other: OtherText;
  /** Visitors can already read this language: the change is visible immediately. */
  isLive: boolean;
  /** It is the original of a translation, which a small edit leaves up to date. */
  hasTranslation: boolean;
  /** The scheduled time, or the time of an earlier publication. */
  publishedAt: string | null;
  isPending: boolean;
  onPublish(turn: StatusChange): void;
  /** Closes the dialog and goes to the place to check. */
  onGo(place: Place): void;
  onClose(): void;
}

const hour = 3_600_000;

/** The check before publishing, now or at a set time. Publishing one language never affects the other. */
export function PublishDialog(props: PublishDialogProps) {
  const { t } = useLingui();
  const { text, language, isLive } = props;
  const [isDated, setDated] = useState(props.publishedAt !== null);
  const [isSmall, setSmall] = useState(false);
  const [time, setTime] = useState(() =>
    toLocalInput(props.publishedAt ?? new Date(Math.ceil(Date.now() / hour) * hour + hour).toISOString()),
  );
  const [error, setError] = useState('');
  const now = useNow();
  const reasonId = useId();
  const isWaiting = hasUnfinishedPicture(text.body);
  const links = useLinkChecks(text.body, language);

  const handlePublish = () => {
    const small = isSmall ? { is_small_edit: true } : {};
    // A published text keeps its date; without a time the server uses now.
    if (isLive) return props.onPublish({ status: 'published', ...small });
    if (!isDated) {
      const now = props.publishedAt ? { published_at: new Date().toISOString() } : {};
      return props.onPublish({ status: 'published', ...now, ...small });
    }
    const at = fromLocalInput(time);
    if (!at) return setError(t`Выберите дату и время`);
    props.onPublish({ status: 'published', published_at: at, ...small });
  };
  useShortcut('Enter', handlePublish, { isFree: () => !isWaiting && !props.isPending });
  const planned = fromLocalInput(time);
  const isLater = !isLive && isDated && planned !== null && Date.parse(planned) > now;
  const headings = {
    ru: isLive ? t`Опубликовать правку русского текста` : t`Опубликовать русский текст`,
    en: isLive ? t`Опубликовать правку английского текста` : t`Опубликовать английский текст`,
  };
  return (
    <Dialog
      heading={headings[language]}
      isOpen
      onOpenChange={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{t`Отмена`}</Button>
          <Button
            tone="primary"
            isPending={props.isPending}
            disabled={isWaiting}
            aria-describedby={isWaiting ? reasonId : undefined}
            title={shortcutText('Enter')}
            onClick={handlePublish}
          >
            {isLater ? t`Запланировать` : t`Опубликовать`}
          </Button>
        </>
      }
    >
      <CheckList found={publishChecks(text, props.other, language)} links={links} onGo={props.onGo} />
      {isWaiting ? (
        <Notice tone="warning">
          <p
            id={reasonId}
          >{t`Опубликовать можно будет, когда картинка загрузится. Если загрузка не удалась, повторите её или уберите картинку.`}</p>
        </Notice>
      ) : null}
      {isLive ? null : (
        <fieldset className={choice}>
          <legend>{t`Когда`}</legend>
          <label className={radio}>
            <input type="radio" name="when" checked={!isDated} onChange={() => setDated(false)} />
            {t`Сейчас`}
          </label>
          <label className={radio}>
            <input type="radio" name="when" checked={isDated} onChange={() => setDated(true)} />
            {t`В назначенное время`}
          </label>
          {isDated ? (
            <DateField
              precision="time"
              label={t`Дата и время`}
              help={t`По вашему часовому поясу. Прошедшее станет датой публикации`}
              value={time}
              error={error || undefined}
              onValueChange={(next) => {
                setTime(next);
                setError('');
              }}
            />
          ) : null}
        </fieldset>
      )}
      {isLive ? (
        <Checkbox
          label={t`Мелкая правка`}
          help={
            props.hasTranslation
              ? t`Опечатка или запятая: дата изменения останется прежней, а перевод не станет считаться устаревшим`
              : t`Опечатка или запятая: дата изменения останется прежней`
          }
          checked={isSmall}
          onCheckedChange={setSmall}
        />
      ) : null}
    </Dialog>
  );
}

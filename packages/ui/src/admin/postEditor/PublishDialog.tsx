import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { fromLocalInput, toLocalInput } from '../../components/DateField/dates.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import type { PostText, Turn } from './postValues.ts';
import type { PublishCheck } from './publishChecks.ts';
import { publishChecks } from './publishChecks.ts';
import { check, checks, choice, good, radio, warn } from './PublishDialog.css.ts';

export interface PublishDialogProps {
  language: Language;
  text: PostText;
  /** The other language has words too. */
  hasTranslation: boolean;
  /** The plan there is, or null. */
  scheduledFor: string | null;
  isPending: boolean;
  onPublish(turn: Turn): void;
  onClose(): void;
}

const hour = 3_600_000;

/** A look over the text before it goes out: now or at a time. Publishing one language never touches the other. */
export function PublishDialog(props: PublishDialogProps) {
  const { t } = useLingui();
  const [isLater, setLater] = useState(props.scheduledFor !== null);
  const [time, setTime] = useState(() =>
    toLocalInput(props.scheduledFor ?? new Date(Math.ceil(Date.now() / hour) * hour + hour).toISOString()),
  );
  const [error, setError] = useState('');
  const words: Record<PublishCheck, string> = {
    noBody: t`Текста нет`,
    noSummary: t`Нет краткого описания: в списках и поиске будет пусто`,
    noAlt: t`У картинки нет описания для тех, кто её не видит`,
    topHeading: t`В тексте есть заголовок первого уровня; лучше начинать со второго`,
    noTranslation: t`Перевода нет: на другом языке покажем этот с пометкой`,
  };
  const found = publishChecks(props.text, props.hasTranslation);

  const handlePublish = () => {
    if (!isLater) {
      // Without a time the server takes now, or the day it was first published; only a plan has to be cut short.
      const now = props.scheduledFor ? { published_at: new Date().toISOString() } : {};
      return props.onPublish({ status: 'published', ...now });
    }
    const at = fromLocalInput(time);
    if (!at || Date.parse(at) <= Date.now()) return setError(t`Выберите время в будущем`);
    props.onPublish({ status: 'published', published_at: at });
  };
  return (
    <Dialog
      heading={props.language === 'ru' ? t`Опубликовать русский текст` : t`Опубликовать английский текст`}
      isOpen
      onOpenChange={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{t`Отмена`}</Button>
          <Button tone="primary" isPending={props.isPending} onClick={handlePublish}>
            {isLater ? t`Запланировать` : t`Опубликовать`}
          </Button>
        </>
      }
    >
      <ul role="list" className={checks}>
        {found.length === 0 ? (
          <li className={check}>
            <span className={good}>
              <Glyph name="check" />
            </span>
            {t`Всё на месте: описание, подписи к картинкам, перевод.`}
          </li>
        ) : null}
        {found.map((name) => (
          <li key={name} className={check}>
            <span className={warn}>
              <Glyph name="alert" />
            </span>
            {words[name]}
          </li>
        ))}
      </ul>
      <fieldset className={choice}>
        <legend>{t`Когда`}</legend>
        <label className={radio}>
          <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} />
          {t`Сейчас`}
        </label>
        <label className={radio}>
          <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} />
          {t`В назначенное время`}
        </label>
        {isLater ? (
          <DateField
            precision="time"
            label={t`Дата и время`}
            help={t`По вашему часовому поясу`}
            value={time}
            error={error || undefined}
            onValueChange={(next) => {
              setTime(next);
              setError('');
            }}
          />
        ) : null}
      </fieldset>
    </Dialog>
  );
}

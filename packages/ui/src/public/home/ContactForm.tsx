import type { ProfileTranslation } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import type { FieldProps } from '../../components/Field/Field.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { FieldNote } from '../../components/Field/FieldFrame.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import * as styles from './Contacts.css.ts';
import { SentMessage } from './SentMessage.tsx';
import { useContactForm } from './useContactForm.ts';

export interface ContactFormProps {
  /** The person who replies; undefined while unknown. */
  owner?: ProfileTranslation | undefined;
}

/** The contact form. Without scripts the browser posts it, and the page is rendered again with the outcome. */
export function ContactForm({ owner }: ContactFormProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  const { t } = useLingui();
  const { values, errors, state, reason, sent, wasSentHere, handleMount, ...handlers } = useContactForm();
  const field = (name: keyof typeof errors) => ({
    name,
    id: `contact-${name}`,
    defaultValue: values[name],
    error: errors[name],
  });
  if (sent) {
    return (
      <SentMessage
        message={sent}
        owner={owner}
        hasFocus={wasSentHere}
        onAgain={(event) => {
          event.preventDefault();
          handlers.handleAgain();
        }}
      />
    );
  }
  return (
    <form
      method="post"
      action={href('home', { hash: 'contacts' })}
      ref={handleMount}
      onFocus={handlers.handleFocus}
      onSubmit={handlers.handleSubmit}
      onChange={handlers.handleChange}
      className={styles.form}
    >
      <div className={styles.whole}>
        <Field
          label={t`Имя`}
          autoComplete="name"
          // The link that opened another form had the focus.
          autoFocus={sent === undefined}
          required
          maxLength={100}
          {...field('name')}
        />
      </div>
      <ReplyFields email={field('email')} telegram={field('telegram')} />
      <div className={styles.whole}>
        <TextArea label={t`Сообщение`} required maxLength={5000} rows={5} {...field('message')} />
      </div>
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="language" value={language} />
      <div className={styles.foot}>
        {state === 'failed' && (
          <Notice tone="danger" isAlert>
            <Trans>Ошибка отправки. Попробуйте ещё раз</Trans>
            {reason && <p>{reason}</p>}
          </Notice>
        )}
        <Button
          type="submit"
          tone="primary"
          isLarge
          isPending={state === 'sending'}
          pendingText={<Trans>Отправляю…</Trans>}
        >
          <Trans>Отправить</Trans>
        </Button>
      </div>
    </form>
  );
}

interface ReplyFieldsProps {
  email: ControlTexts;
  telegram: ControlTexts;
}

type ControlTexts = Pick<FieldProps, 'name' | 'id' | 'defaultValue' | 'error'>;

/** Either of the two fields is enough, so they share a name and a note. */
function ReplyFields({ email, telegram }: ReplyFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Куда ответить</Trans>
      </legend>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={200}
        sharedNote="contact-reply"
        {...email}
      />
      <Field
        label="Telegram"
        placeholder="@username"
        maxLength={100}
        sharedNote="contact-reply"
        {...telegram}
      />
      <div className={styles.whole}>
        <FieldNote
          id="contact-reply"
          help={<Trans>Укажите почту или Telegram, чтобы получить ответ.</Trans>}
          error={email.error ?? telegram.error}
        />
      </div>
    </fieldset>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import * as styles from './Contacts.css.ts';
import { useContactForm } from './useContactForm.ts';

/** A real form: with scripts off the browser posts it and the page comes back with the outcome. */
export function ContactForm() {
  const { language } = usePage();
  const { href } = useNavigation();
  const { t } = useLingui();
  const { values, errors, state, isScripted, wasSentHere, ...handlers } = useContactForm();
  const field = (name: keyof typeof errors) => ({
    name,
    id: `contact-${name}`,
    defaultValue: values[name],
    error: errors[name],
  });
  if (state === 'sent') {
    return (
      <div className={styles.whole} role="status" tabIndex={-1} ref={wasSentHere ? takeFocus : undefined}>
        <Notice tone="success">
          <Trans>Спасибо! Ваше сообщение отправлено</Trans>
        </Notice>
      </div>
    );
  }
  return (
    <form
      method="post"
      action={href('home', { hash: 'contacts' })}
      noValidate={isScripted}
      onFocus={handlers.handleFocus}
      onSubmit={handlers.handleSubmit}
      onChange={handlers.handleChange}
      className={styles.form}
    >
      <div className={styles.whole}>
        <Field label={t`Имя`} autoComplete="name" required maxLength={100} {...field('name')} />
      </div>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={200}
        isOptional
        {...field('email')}
      />
      <Field label="Telegram" placeholder="@username" maxLength={100} isOptional {...field('telegram')} />
      <p className={styles.whole} id="contact-hint">
        <small>
          <Trans>Укажите почту или Telegram, чтобы получить ответ.</Trans>
        </small>
      </p>
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

/** The form is gone, and the focus with it: the answer takes it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

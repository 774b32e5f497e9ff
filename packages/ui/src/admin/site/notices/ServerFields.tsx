import { useLingui } from '@lingui/react/macro';
import { Field } from '../../../components/Field/Field.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { server } from './Notices.css.ts';
import type { MailForm } from './useMailForm.ts';

export interface ServerFieldsProps {
  form: MailForm;
  /** By field. */
  errors: Readonly<Record<string, string>>;
  /** Whether the mail server may be in a private network, where encryption is optional. */
  allowsPrivate: boolean;
}

/** The mail server, and how to connect to it. */
export function ServerFields({ form, errors, allowsPrivate }: ServerFieldsProps) {
  const { t } = useLingui();
  const { values, change } = form;
  const securities = [
    { value: 'tls', label: t`TLS, порт 465` },
    { value: 'starttls', label: t`STARTTLS, порт 587` },
    { value: 'none', label: t`Без шифрования` },
  ] as const;
  return (
    <>
      <div className={server}>
        <Field
          label={t`Сервер SMTP`}
          placeholder="smtp.example.com"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={253}
          value={values.host}
          error={errors['host']}
          onChange={(event) => change({ host: event.target.value })}
        />
        <Field
          label={t`Порт`}
          inputMode="numeric"
          maxLength={5}
          value={values.port}
          error={errors['port']}
          onChange={(event) => change({ port: event.target.value })}
        />
      </div>
      <Select
        label={t`Шифрование`}
        options={securities.filter(
          ({ value }) => value !== 'none' || allowsPrivate || values.security === 'none',
        )}
        value={values.security}
        error={errors['security']}
        onValueChange={form.changeSecurity}
      />
      <Field
        label={t`Имя для входа на сервер`}
        help={t`Чаще всего — адрес почты целиком`}
        autoCapitalize="none"
        spellCheck={false}
        isOptional
        maxLength={200}
        value={values.user}
        error={errors['user']}
        onChange={(event) => change({ user: event.target.value })}
      />
    </>
  );
}

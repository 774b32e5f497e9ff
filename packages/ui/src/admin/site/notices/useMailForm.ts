import type { MailChannel, MailChannelSave } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { secretBody, type Secret } from './SecretField.tsx';

export type MailSecurity = MailChannel['security'];
const usualPorts: Readonly<Record<MailSecurity, number>> = { tls: 465, starttls: 587, none: 25 };

const valuesOf = ({ set_by: setBy, is_on, host, port, security, user, from, to }: MailChannel) => ({
  // on by default when first set up
  is_on: setBy === 'nobody' || is_on,
  host,
  port: String(port),
  security,
  user: user ?? '',
  from: from ?? '',
  to,
});
export type MailValues = ReturnType<typeof valuesOf>;

export interface MailForm {
  values: MailValues;
  change(part: Partial<MailValues>): void;
  /** Also changes the port to the usual one, unless another was typed. */
  changeSecurity(security: MailSecurity): void;
  password: Secret;
  setPassword(password: Secret): void;
  body(): MailChannelSave;
  /** Returns messages about missing values, by field. */
  lacks(): Record<string, string>;
}

/** The state of the mail form. */
export function useMailForm(mail: MailChannel): MailForm {
  const { t } = useLingui();
  const [values, setValues] = useState(() => valuesOf(mail));
  const [password, setPassword] = useState<Secret>(
    mail.has_password ? { state: 'kept' } : { state: 'typed', text: '' },
  );
  const { host, port, user, from, to } = values;
  const change = (part: Partial<MailValues>) => setValues((before) => ({ ...before, ...part }));
  return {
    values,
    change,
    changeSecurity(security) {
      const isUsual = port === String(usualPorts[values.security]);
      change({ security, ...(isUsual ? { port: String(usualPorts[security]) } : {}) });
    },
    password,
    setPassword,
    body() {
      const secret = secretBody(password);
      return {
        ...values,
        host: host.trim(),
        port: Number(port),
        user: user.trim() || null,
        from: from.trim() || null,
        to: to.trim(),
        ...(secret === undefined ? {} : { password: secret }),
      };
    },
    lacks: () => ({
      ...(host.trim() ? {} : { host: t`Укажите сервер` }),
      ...(/^[1-9]\d{0,4}$/.test(port.trim()) ? {} : { port: t`Число от 1 до 65535` }),
      ...(to.trim() ? {} : { to: t`Укажите, куда писать` }),
    }),
  };
}

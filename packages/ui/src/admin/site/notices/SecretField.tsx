import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { error as errorClass, label as labelClass } from '../../../components/Field/Field.css.ts';
import { quiet } from '../../shared/Page.css.ts';
import { actions, secret } from './Notices.css.ts';

/** The planned change of a secret: kept, removed or replaced. */
export type Secret = { state: 'kept' } | { state: 'removed' } | { state: 'typed'; text: string };

/** Returns the value for the request; undefined if the secret is kept. */
export function secretBody(value: Secret): string | null | undefined {
  if (value.state === 'kept') return undefined;
  return value.state === 'typed' ? value.text.trim() || null : null;
}

export interface SecretFieldProps {
  label: string;
  help?: ReactNode;
  /** States that a secret is saved; it is never shown. */
  kept: string;
  /** States that it will be removed by the next save. */
  removed: string;
  error?: ReactNode;
  hasSecret: boolean;
  value: Secret;
  onChange(value: Secret): void;
}

/** A write-only secret: a saved one can be replaced or removed. */
export function SecretField(props: SecretFieldProps) {
  const { label, help, kept, removed, error, hasSecret, value, onChange } = props;
  const { t } = useLingui();
  if (value.state === 'typed') {
    return (
      <div className={secret}>
        <PasswordField
          label={label}
          help={help}
          error={error}
          autoComplete="off"
          // after «Сменить» the user types next
          autoFocus={hasSecret}
          maxLength={500}
          value={value.text}
          onChange={(event) => onChange({ state: 'typed', text: event.target.value })}
        />
        {hasSecret ? (
          <div>
            <Button tone="quiet" onClick={() => onChange({ state: 'kept' })}>{t`Оставить прежний`}</Button>
          </div>
        ) : null}
      </div>
    );
  }
  return (
    <div className={secret} role="group" aria-label={label}>
      <span className={labelClass}>{label}</span>
      <span className={quiet}>{value.state === 'kept' ? kept : removed}</span>
      {error ? <span className={errorClass}>{error}</span> : null}
      <div className={actions}>
        <Button onClick={() => onChange({ state: 'typed', text: '' })}>{t`Сменить`}</Button>
        {value.state === 'kept' ? (
          <Button onClick={() => onChange({ state: 'removed' })}>{t`Убрать`}</Button>
        ) : (
          <Button onClick={() => onChange({ state: 'kept' })}>{t`Вернуть`}</Button>
        )}
      </div>
    </div>
  );
}

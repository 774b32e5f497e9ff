import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { row } from './PasswordField.css.ts';

/** The props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'className'> {
  /** Whether the password is visible at first, for one that is created for somebody else. Default: hidden. */
  isShownAtFirst?: boolean;
}

/**
 * A password field with its label. The button next to it shows the password, so that a new one has to be entered only
 * once.
 */
export function PasswordField({
  id,
  label,
  help,
  error,
  isOptional,
  isShownAtFirst = false,
  ...rest
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(isShownAtFirst);
  return (
    <FieldFrame id={id} label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <div className={row}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            glyph={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? t`Скрыть пароль` : t`Показать пароль`}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

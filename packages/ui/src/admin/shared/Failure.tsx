import type { ClientError } from '@janus-site/core';
import { errorText, fieldErrors } from '@janus-site/core';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { usePage } from '../../hooks/page.ts';
import { failure, glyph, safe, words } from './Failure.css.ts';
import { hasNoAnswer } from './hasNoAnswer.ts';

export interface FailureProps {
  /** The action that failed: «Порядок не сохранён». */
  what: ReactNode;
  error: ClientError;
  /** States which data is safe. */
  safeNote?: ReactNode;
  /** Tries again; absent where a retry makes no sense. */
  onRetry?(): void;
}

/** A failed call, shown where it happened: the action, the reason, what is safe, and a retry button. */
export function Failure({ what, error, safeNote, onRetry }: FailureProps) {
  const { t } = useLingui();
  const { language } = usePage();
  // Field errors, in field order, are more specific than the general message.
  const fields = Object.values(fieldErrors(error)).toReversed().join(' ');
  const why = hasNoAnswer(error) ? t`Нет связи с сервером.` : fields || errorText(error, language);
  return (
    <div role="alert" className={failure}>
      <span className={glyph}>
        <Glyph name="alert" />
      </span>
      <div className={words}>
        <p>
          {what} {why}
        </p>
        {safeNote ? <p className={safe}>{safeNote}</p> : null}
      </div>
      {onRetry ? <Button onClick={onRetry}>{t`Повторить`}</Button> : null}
    </div>
  );
}

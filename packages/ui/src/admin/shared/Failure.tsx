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
  /** What did not work: «Порядок не сохранён». */
  what: ReactNode;
  error: ClientError;
  /** What is not lost. */
  safeNote?: ReactNode;
  /** Tries again; absent where trying again makes no sense. */
  onRetry?(): void;
}

/** A failed call, shown where it happened: what failed, why, what is safe, and another try. */
export function Failure({ what, error, safeNote, onRetry }: FailureProps) {
  const { t } = useLingui();
  const { language } = usePage();
  // What is wrong with the fields, in their order, says more than that something is wrong with them.
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

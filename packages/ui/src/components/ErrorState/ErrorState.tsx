import type { ClientError } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import * as styles from './ErrorState.css.ts';

/** The props of `ErrorState`. */
export interface ErrorStateProps {
  /** The error that the client returned. */
  error: ClientError;
  /** What failed to load, as the beginning of the sentence. Default: the data. */
  title?: string;
  /** Called to try again; without it there is no such button. */
  onRetry?(): void;
}

/** A message that states what failed, what is safe and how to continue, with a code to quote. */
export function ErrorState({ error, title, onRetry }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <Notice tone="danger" isAlert>
      <p className={styles.title}>{title ?? t`Не удалось загрузить данные`}</p>
      <p>{(error.kind === 'http' && error.body?.error?.message) || <Reason kind={error.kind} />}</p>
      <p className={styles.foot}>
        {onRetry && <Button onClick={onRetry}>{t`Повторить`}</Button>}
        <span className={styles.code}>
          <Trans>Код: {errorCode(error)}</Trans>
        </span>
      </p>
    </Notice>
  );
}

function Reason({ kind }: { kind: ClientError['kind'] }) {
  if (kind === 'offline' || kind === 'network')
    return <Trans>Нет связи с сервером. Проверьте подключение.</Trans>;
  if (kind === 'timeout') return <Trans>Сервер не ответил вовремя.</Trans>;
  return <Trans>Что-то пошло не так. Попробуйте ещё раз.</Trans>;
}

/** Returns a code that a visitor can quote to the owner. */
function errorCode(error: ClientError): string {
  if (error.kind !== 'http') return error.kind;
  const code = error.body?.error?.code;
  return code ? `${error.status} ${code}` : String(error.status);
}

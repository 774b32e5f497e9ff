import type { ClientError } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { partCode, useLoadedPart } from './useLoadedPart.ts';

const noCode: ClientError = { kind: 'network', message: 'The code of this part could not be loaded' };

/** Shown in place of a form whose code could not be loaded. */
export function MissingForm({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui();
  return <ErrorState title={t`Форма не загрузилась`} error={noCode} onRetry={onRetry} />;
}

/** Wraps a component whose code is loaded on first render; unlike `lazy`, loading can be retried after a failure. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const code = partCode(load);
  return function OnDemand(props: P) {
    const { loaded: Shown, hasFailed, retry } = useLoadedPart(code);
    if (Shown) return <Shown {...props} />;
    return hasFailed ? <MissingForm onRetry={retry} /> : <Skeleton />;
  };
}

import type { ClientError } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { PartCode } from './useLoadedPart.ts';
import { useLoadedPart } from './useLoadedPart.ts';

const noCode: ClientError = { kind: 'network', message: 'The code of this part could not be loaded' };

/** Wraps a component whose code is loaded on first render; unlike `lazy`, loading can be retried after a failure. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const code: PartCode<P> = { loaded: null, load };
  return function OnDemand(props: P) {
    const { t } = useLingui();
    const { Shown, hasFailed, retry } = useLoadedPart(code);
    if (Shown) return <Shown {...props} />;
    if (!hasFailed) return <Skeleton />;
    return <ErrorState title={t`Форма не загрузилась`} error={noCode} onRetry={retry} />;
  };
}

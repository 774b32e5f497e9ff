import type { ClientError } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { PartCode } from './useLoadedPart.ts';
import { useLoadedPart } from './useLoadedPart.ts';

const noCode: ClientError = { kind: 'network', message: 'The code of this part could not be loaded' };

/** A component whose code is loaded when it is first shown; unlike `lazy`, it may be tried again after a failure. */
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

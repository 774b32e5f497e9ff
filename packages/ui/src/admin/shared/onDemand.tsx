import type { ClientError } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';

const noCode: ClientError = { kind: 'network', message: 'The code of this part could not be loaded' };

/** A component whose code is loaded when it is first shown; unlike `lazy`, it may be tried again after a failure. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function OnDemand(props: P) {
    const { t } = useLingui();
    const [part, setPart] = useState({ Shown: known, hasFailed: false });
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let isGone = false;
      const settle = (Shown: ComponentType<P> | null) => {
        known = Shown;
        if (!isGone) setPart({ Shown, hasFailed: Shown === null });
      };
      const found = known ? Promise.resolve(known) : load();
      void found.then(settle, () => settle(null));
      return () => {
        isGone = true;
      };
    }, [attempt]);
    if (part.Shown) return <part.Shown {...props} />;
    if (!part.hasFailed) return <Skeleton />;
    const retry = () => {
      setPart({ Shown: null, hasFailed: false });
      setAttempt(attempt + 1);
    };
    return <ErrorState title={t`Форма не загрузилась`} error={noCode} onRetry={retry} />;
  };
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/Notice/Notice.tsx';

/** At this number or fewer a warning is shown. */
export const fewCodes = 2;

export interface FewCodesProps {
  left: number;
  /** A link or button for new codes. */
  children?: ReactNode;
}

/** Warns that losing the phone may lock the user out. */
export function FewCodes({ left, children }: FewCodesProps) {
  const { t } = useLingui();
  return (
    <Notice tone="danger">
      <p>
        {left === 0
          ? t`Кодов восстановления не осталось. Без них потерянный телефон или ключ закроет вам вход.`
          : t`Кодов восстановления осталось мало: ${left}. Без них потерянный телефон или ключ закроет вам вход.`}{' '}
        {children}
      </p>
    </Notice>
  );
}

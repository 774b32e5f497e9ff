import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/Notice/Notice.tsx';

/** So many or fewer are said loudly. */
export const fewCodes = 2;

export interface FewCodesProps {
  left: number;
  /** The way to new ones. */
  children?: ReactNode;
}

/** Says that who loses the phone may be shut out. */
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

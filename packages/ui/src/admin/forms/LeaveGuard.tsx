import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { useLeaveHold } from './useLeaveHold.ts';

export interface LeaveGuardProps {
  /** Whether leaving now would lose something. */
  isActive: boolean;
  /** What would be lost, if it is not text. */
  loss?: { heading: string; lead: string };
  /** Saves; resolves to whether it succeeded. Absent if the user can only wait. */
  onSave?(): Promise<boolean>;
}

/** Asks before leaving while something would be lost: save and leave, leave, or stay. */
export function LeaveGuard({ isActive, loss, onSave }: LeaveGuardProps) {
  const { t } = useLingui();
  const { navigate } = useNavigation();
  const [target, setTarget] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  // the latest target, for a save that began before it was set
  const latest = useRef<string | null>(null);
  const want = (to: string | null) => {
    latest.current = to;
    setTarget(to);
  };
  useLeaveHold(isActive, want);

  const leave = (to: string) => {
    want(null);
    navigate(to);
  };
  const handleSave = async (to: string, save: () => Promise<boolean>) => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved && latest.current !== null) leave(latest.current);
    else if (latest.current === to) want(null);
  };
  return (
    <Dialog
      role="alertdialog"
      size="small"
      heading={loss?.heading ?? t`Уйти без сохранения?`}
      lead={
        loss?.lead ??
        t`Изменения не сохранены ни на сервере, ни на этом устройстве. Если уйти сейчас, они пропадут.`
      }
      isOpen={target !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) want(null);
      }}
      actions={
        target === null ? null : (
          <>
            <Button tone="quiet" onClick={() => want(null)}>{t`Остаться`}</Button>
            <Button tone="danger" onClick={() => leave(target)}>{t`Уйти`}</Button>
            {onSave ? (
              <Button tone="primary" isPending={isSaving} onClick={() => void handleSave(target, onSave)}>
                {t`Сохранить и уйти`}
              </Button>
            ) : null}
          </>
        )
      }
    />
  );
}

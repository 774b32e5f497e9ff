import { secondFactor } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useWrite } from '../../../hooks/useWrite.ts';
import { Failure } from '../../shared/Failure.tsx';

export type Question = 'disable' | 'removeTotp' | 'newCodes';

export interface SecondFactorQuestionProps {
  /** Null when no question is open. */
  asked: Question | null;
  onCodes(codes: readonly string[]): void;
  onClose(): void;
}

/** Asks for confirmation before turning off two-step sign-in, disconnecting the app or replacing the codes. */
export function SecondFactorQuestion({ asked, onCodes, onClose }: SecondFactorQuestionProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const disable = useWrite(secondFactor.disable);
  const removeTotp = useWrite(secondFactor.removeTotp);
  const newCodes = useWrite(secondFactor.createRecoveryCodes);
  const write = { disable, removeTotp, newCodes }[asked ?? 'disable'];
  const words = {
    disable: {
      heading: t`Выключить двухшаговый вход?`,
      lead: t`Для входа снова хватит пароля. Приложение и коды восстановления перестанут действовать, ключи доступа останутся.`,
      confirm: t`Выключить`,
      done: t`Двухшаговый вход выключен`,
    },
    removeTotp: {
      heading: t`Отключить приложение?`,
      lead: t`Его коды больше не подойдут. Вторым шагом останутся ключи доступа и коды восстановления.`,
      confirm: t`Отключить`,
      done: t`Приложение отключено`,
    },
    newCodes: {
      heading: t`Сделать новые коды?`,
      lead: t`Прежние коды восстановления сразу перестанут действовать.`,
      confirm: t`Сделать новые`,
      done: '',
    },
  }[asked ?? 'disable'];

  const handleConfirm = async () => {
    if (asked === 'newCodes') {
      const result = await newCodes.run();
      if (!result.ok) return;
      onClose();
      return onCodes(result.data.recovery_codes);
    }
    const result = await (asked === 'removeTotp' ? removeTotp : disable).run();
    if (!result.ok) return;
    onClose();
    showToast({ message: words.done });
  };
  return (
    <AlertDialog
      isOpen={asked !== null}
      heading={words.heading}
      lead={words.lead}
      confirmLabel={words.confirm}
      tone={asked === 'newCodes' ? 'plain' : 'danger'}
      isPending={write.isPending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {write.error ? <Failure what={t`Не получилось.`} error={write.error} /> : null}
    </AlertDialog>
  );
}

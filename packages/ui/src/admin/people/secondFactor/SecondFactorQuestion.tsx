import { secondFactor } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { WriteQuestion } from '../../shared/WriteQuestion.tsx';

export type Question = 'disable' | 'removeTotp' | 'newCodes';

export interface SecondFactorQuestionProps {
  asked: Question;
  onCodes(codes: readonly string[]): void;
  onClose(): void;
}

/** Asks for confirmation before turning off two-step sign-in, disconnecting the app or replacing the codes. */
export function SecondFactorQuestion({ asked, onCodes, onClose }: SecondFactorQuestionProps) {
  const { t } = useLingui();
  const showToast = useToast();
  if (asked === 'newCodes')
    return (
      <WriteQuestion
        write={secondFactor.createRecoveryCodes}
        input={undefined}
        heading={t`Сделать новые коды?`}
        lead={t`Прежние коды восстановления сразу перестанут действовать.`}
        confirmLabel={t`Сделать новые`}
        tone="plain"
        failed={t`Не получилось.`}
        onDone={({ recovery_codes: made }) => onCodes(made)}
        onClose={onClose}
      />
    );
  const words = {
    disable: {
      heading: t`Выключить двухшаговый вход?`,
      lead: t`Для входа снова хватит пароля. Приложение и коды восстановления перестанут действовать, ключи доступа останутся.`,
      confirmLabel: t`Выключить`,
      done: t`Двухшаговый вход выключен`,
    },
    removeTotp: {
      heading: t`Отключить приложение?`,
      lead: t`Его коды больше не подойдут. Вторым шагом останутся ключи доступа и коды восстановления.`,
      confirmLabel: t`Отключить`,
      done: t`Приложение отключено`,
    },
  };
  const { done, ...question } = words[asked];
  return (
    <WriteQuestion
      {...question}
      write={secondFactor[asked]}
      input={undefined}
      failed={t`Не получилось.`}
      onDone={() => showToast({ message: done })}
      onClose={onClose}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { NoAnswer } from './askBrowser.ts';

/** Returns the message for a missing passkey. */
export function useNoAnswerText(): (reason: NoAnswer) => string {
  const { t } = useLingui();
  return (reason) =>
    ({
      dismissed: t`Браузер не дал ключа: вы отменили запрос, время вышло, или ключа для этого адреса у него нет.`,
      present: t`На этом устройстве уже есть ваш ключ для этого сайта.`,
      failed: t`Браузер не смог прочитать или создать ключ. Обновите браузер или попробуйте другое устройство.`,
    })[reason];
}

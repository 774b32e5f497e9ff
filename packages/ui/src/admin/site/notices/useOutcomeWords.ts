import type { NoticeTest } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';

/** Returns the UI string for each outcome of a test notification. */
export function useOutcomeWords(): Readonly<Record<NoticeTest['outcome'], string>> {
  const { t } = useLingui();
  return {
    delivered: t`Принято. Проверьте, пришло ли.`,
    login_refused: t`Сервер не принял имя, пароль или токен.`,
    refused: t`Вход удался, но письмо или сообщение не приняли.`,
    host_not_found: t`Такого сервера нет: имя не найдено.`,
    not_allowed: t`Имя ведёт в закрытую сеть, туда сервер не пишет.`,
    no_connection: t`По этому адресу и порту никто не ответил.`,
    no_encryption: t`Не удалось установить шифрование: проверьте порт и вид шифрования.`,
    time_out: t`Ответа не дождались.`,
    failed: t`Отправить не удалось.`,
  };
}

import type { EventAction, EventGroup, EventKind, TrailEvent } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';

export interface EventWords {
  actions: Readonly<Record<EventAction, string>>;
  kinds: Readonly<Record<EventKind, string>>;
  groups: Readonly<Record<EventGroup, string>>;
  /** The kind and name of the event's target. */
  named(kind: string, title: string): string;
  /** The details as text; a field without a translation keeps its name. */
  facts(event: Pick<TrailEvent, 'details'>): string;
}

const commandLine = 'command_line';

/** Whether it was done on the server's command line, where nobody signs in. */
export function isFromCommandLine({ details }: Pick<TrailEvent, 'details'>): boolean {
  return details.includes(commandLine);
}

/** Returns the UI strings for the server's event codes. */
export function useEventWords(): EventWords {
  const { t } = useLingui();
  const details: Readonly<Record<string, string>> = {
    new_device: t`новое устройство`,
    confirmation: t`вопрос перед важным действием`,
    passkey: t`ключ доступа`,
    totp: t`приложение с кодами`,
    recovery_code: t`код восстановления`,
    wrong_code: t`пароль верный, код неверный`,
    passkey_added: t`добавлен ключ доступа`,
    passkey_removed: t`удалён ключ доступа`,
    handover: t`из другой панели`,
    superuser: t`суперпользователь`,
    not_superuser: t`больше не суперпользователь`,
    is_superuser: t`суперпользователь`,
    is_active: t`вход`,
    enabled: t`вход открыт`,
    disabled: t`вход закрыт`,
    owner: t`владелец`,
    not_owner: t`больше не владелец`,
    staff: t`сотрудник`,
    not_staff: t`больше не сотрудник`,
    roles: t`роли`,
    username: t`имя пользователя`,
    email: t`почта`,
    first_name: t`имя`,
    last_name: t`фамилия`,
    photo: t`фото`,
    csv: 'CSV',
    jsonl: 'JSON',
    ru: t`русский`,
    en: t`английский`,
    cv: t`резюме`,
    events: t`события`,
    secret: t`секрет`,
    active: t`включён`,
    paused: t`на паузе`,
    gone: t`получатель ответил 410`,
    failing: t`пять дней без ответа`,
    github: 'GitHub',
    telegram: 'Telegram',
  };
  return {
    actions: {
      signed_in: t`Вход в панель`,
      sign_in_refused: t`Неудачный вход`,
      brute_force_suspected: t`Подбирают пароль: много неудачных попыток входа`,
      signed_out: t`Выход`,
      session_ended: t`Завершён сеанс`,
      session_confirmed: t`Подтверждён вход`,
      account_created: t`Заведена учётная запись`,
      account_changed: t`Изменена учётная запись`,
      rank_changed: t`Изменены права`,
      password_changed: t`Сменён пароль`,
      second_factor_on: t`Включён двухшаговый вход`,
      second_factor_changed: t`Изменён двухшаговый вход`,
      second_factor_off: t`Выключен двухшаговый вход`,
      account_deleted: t`Удалена учётная запись`,
      token_created: t`Создан токен доступа`,
      token_revoked: t`Отозван токен доступа`,
      created: t`Создано`,
      changed: t`Изменено`,
      published: t`Опубликовано`,
      unpublished: t`Снято с публикации`,
      reordered: t`Изменён порядок`,
      deleted: t`Удалено`,
      restored: t`Восстановлено`,
      purged: t`Удалено навсегда`,
      link_created: t`Сделана ссылка для просмотра`,
      link_ended: t`Отключена ссылка для просмотра`,
      backup_exported: t`Сайт выгружен в файл`,
      backup_accepted: t`Копия принята`,
      backup_restored: t`Сайт восстановлен из копии`,
      backups_adopted: t`Место копий закреплено за этим сайтом`,
      uploads_moved: t`Загруженные файлы скопированы в другое место`,
      uploads_adopted: t`Место загруженных файлов сменилось`,
      events_exported: t`Скачан журнал`,
    },
    kinds: {
      account: t`учётная запись`,
      session: t`сеанс`,
      post: t`пост`,
      tag: t`метка`,
      series: t`серия`,
      project: t`проект`,
      experience: t`место работы`,
      career: t`запись резюме`,
      cv_version: t`версия резюме`,
      message: t`сообщение`,
      picture: t`файл`,
      profile: t`профиль`,
      site: t`настройки сайта`,
      redirect: t`переадресация`,
      webhook: t`вебхук`,
      mail_notices: t`уведомления по почте`,
      telegram_notices: t`уведомления в Telegram`,
      search: t`поиск`,
      backup: t`копия`,
    },
    groups: {
      sign_ins: t`Входы`,
      accounts: t`Учётные записи`,
      content: t`Содержание`,
      backups: t`Копии и выгрузки`,
    },
    named: (kind, title) => t`${kind} «${title}»`,
    facts: (event) => {
      const names = event.details.filter((name) => name !== commandLine);
      return [...new Set(names.map((name) => details[name] ?? name))].join(', ');
    },
  };
}

import type { AccessTokenScope } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';

/** Returns what each scope allows, in the order of the form. */
export function useScopeWords(): Readonly<Record<AccessTokenScope, string>> {
  const { t } = useLingui();
  return {
    read: t`чтение всего содержания с черновиками`,
    posts: t`посты`,
    media: t`файлы`,
    projects: t`проекты`,
    experience: t`опыт работы`,
    profile: t`профиль и резюме`,
    site: t`настройки сайта и слова поиска`,
    messages: t`сообщения посетителей`,
  };
}

import type { Language } from '@janus-site/core';
import type { I18n, Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import type { Area } from './areas.ts';

// One chunk per file: a visitor loads the texts of one face in one language and none of the admin area's. Those are
// loaded with their screens (adminRoutes.ts), so that visitors do not load even their names.
const files = import.meta.glob<Messages>('./{public,portfolio,blog,project,notFound}/*.po', {
  base: '../../../ui/src/locales',
  import: 'messages',
});

async function load(area: Area, language: Language): Promise<Messages> {
  return (await files[`./${area}/${language}.po`]?.()) ?? {};
}

export async function loadMessages(areas: readonly Area[], language: Language): Promise<Messages> {
  const parts = await Promise.all(areas.map((area) => load(area, language)));
  return Object.assign({}, ...parts) as Messages;
}

/** Creates a translator for each tree, so that requests in one process never share a language. */
export function createI18n(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

import type { Language } from '@janus-site/core';
import type { I18n, Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import type { LayoutName } from './screens.ts';

// One chunk per file: a visitor loads one language, and the admin area's words only in the admin area.
const files = import.meta.glob<Messages>('../../ui/src/locales/*/*.po', { import: 'messages' });

type Area = 'public' | 'admin';

async function load(area: Area, language: Language): Promise<Messages> {
  return (await files[`../../ui/src/locales/${area}/${language}.po`]?.()) ?? {};
}

/** The words a layout and its screens need. */
export async function loadMessages(layout: LayoutName, language: Language): Promise<Messages> {
  const areas: readonly Area[] = layout === 'public' ? ['public'] : ['public', 'admin'];
  const parts = await Promise.all(areas.map((area) => load(area, language)));
  return Object.assign({}, ...parts) as Messages;
}

/** A translator of its own for every tree: requests in one process never share a language. */
export function createI18n(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

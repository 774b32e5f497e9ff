import type { Language } from '@janus-site/core';
import type { Messages } from '@lingui/core';

const files = import.meta.glob<Messages>('../packages/ui/src/locales/admin/*.po', {
  import: 'messages',
  eager: true,
});

/** The words of the admin area, for its stories. */
export function adminWords(language: Language): Messages {
  return files[`../packages/ui/src/locales/admin/${language}.po`] ?? {};
}

import type { Language } from '@janus-site/core';
import type { Messages } from '@lingui/core';

const files = import.meta.glob<Messages>(
  '../packages/ui/src/locales/{admin,editor,markdown,people,site}/*.po',
  {
    import: 'messages',
    eager: true,
  },
);

/** Returns the texts of the admin area, for its stories. */
export function adminWords(language: Language): Messages {
  const of = (area: string) => files[`../packages/ui/src/locales/${area}/${language}.po`];
  return { ...of('admin'), ...of('editor'), ...of('markdown'), ...of('people'), ...of('site') };
}

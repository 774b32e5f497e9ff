import { plainTitle, tags } from '@janus-site/core';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { shownName } from '../shared/bilingualNames.ts';

/**
 * Returns what the panel calls a tag that a list names. Lists of both languages name it in Russian where they can
 * (docs/behaviour.md, B46), so only a panel in English needs the list of tags.
 */
export function useTagNames(): (name: string) => string {
  const { language } = usePage();
  const read = useRead(language === 'ru' ? null : tags.list());
  const items = read.state === 'ready' ? read.data.items : [];
  const names = new Map(items.map((tag) => [tag.names.ru, shownName(tag, language)]));
  return (name) => plainTitle(names.get(name) ?? name);
}

import { useLingui } from '@lingui/react/macro';
import { DropdownMenu, MenuItem } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { OutlineEntry } from './outline.ts';
import { outlineOf } from './outline.ts';
import type { ToolbarStop } from './Toolbar.tsx';

interface EntriesProps {
  body: string;
  onGo(entry: OutlineEntry): void;
}

export interface OutlineMenuProps extends EntriesProps {
  stop: ToolbarStop;
}

/** The headings of the text, each a link to its place. */
export function OutlineMenu({ body, stop, onGo }: OutlineMenuProps) {
  const { t } = useLingui();
  return (
    <DropdownMenu trigger={<IconButton glyph="menu" glyphSize={16} label={t`Оглавление`} {...stop} />}>
      <Entries body={body} onGo={onGo} />
    </DropdownMenu>
  );
}

/** Computed when the menu opens, not on every keystroke. */
function Entries({ body, onGo }: EntriesProps) {
  const { t } = useLingui();
  const entries = outlineOf(body);
  if (entries.length === 0)
    return <MenuItem isDisabled onSelect={() => undefined}>{t`В тексте нет подзаголовков`}</MenuItem>;
  return entries.map((entry) => (
    // The closing menu returns the focus; the text takes it after that.
    <MenuItem key={entry.from} onSelect={() => setTimeout(() => onGo(entry))}>
      {'\u2003'.repeat(Math.max(0, entry.level - 2)) + entry.text}
    </MenuItem>
  ));
}

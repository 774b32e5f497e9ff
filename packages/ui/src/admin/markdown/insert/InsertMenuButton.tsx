import { useLingui } from '@lingui/react/macro';
import type { GlyphName } from '../../../components/Glyph/Glyph.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import type { Edit, Selection } from '../markdownEdits.ts';
import type { InsertMenu } from '../source/insertMenu.ts';
import type { TextSource } from '../source/textSource.ts';
import { addColumn, addRow, alignTable, isInTable, removeColumn, removeRow } from '../tables/tableEdits.ts';
import type { ToolbarStop } from '../Toolbar.tsx';
import type { InsertionName } from './insertions.ts';
import { footnote, insertionNames, templateOf } from './insertions.ts';

interface ItemsProps {
  menu: InsertMenu;
  /** Returns the text field, called when the menu opens. */
  source(): TextSource | undefined;
}

export interface InsertMenuButtonProps extends ItemsProps {
  stop: ToolbarStop;
}

/** What can be inserted into the text, and the commands of the table around the caret. */
export function InsertMenuButton({ stop, ...items }: InsertMenuButtonProps) {
  const { t } = useLingui();
  return (
    <DropdownMenu trigger={<IconButton glyph="plus" glyphSize={16} label={t`Вставить (/)`} {...stop} />}>
      <Items {...items} />
    </DropdownMenu>
  );
}

/** Reads the field when the menu opens. */
function Items({ menu, source }: ItemsProps) {
  const field = source();
  // The closing menu returns the focus; the text takes it after that.
  const later = (run: () => void) => () => setTimeout(run);
  const change = (edit: (at: Selection) => Edit | null) =>
    later(() => {
      const made = field ? edit(field.read()) : null;
      if (made) field?.apply(made);
    });
  const insert = (name: InsertionName) => {
    const template = templateOf(name, menu.words);
    if (template !== null) return later(() => field?.insert(template));
    if (name === 'post') return later(() => field?.findPost?.());
    return name === 'footnote' ? change(footnote) : () => menu.pickPicture(name);
  };
  const offered = insertionNames.filter((name) => name !== 'post' || field?.findPost);
  return (
    <>
      {field && isInTable(field.read()) ? <TableItems change={change} /> : null}
      {offered.map((name) => (
        <MenuItem key={name} onSelect={insert(name)}>
          {menu.labels[name]}
        </MenuItem>
      ))}
    </>
  );
}

/** The commands of a table. */
function TableItems({ change }: { change(edit: (at: Selection) => Edit | null): () => void }) {
  const { t } = useLingui();
  const items: readonly (readonly [string, (at: Selection) => Edit | null, GlyphName?])[] = [
    [t`Строка ниже`, addRow],
    [t`Столбец справа`, addColumn],
    [t`Выровнять столбцы`, alignTable],
    [t`Удалить строку`, removeRow, 'trash'],
    [t`Удалить столбец`, removeColumn, 'trash'],
  ];
  return (
    <>
      {items.map(([label, edit, glyph]) => (
        <MenuItem key={label} glyph={glyph} onSelect={change(edit)}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}

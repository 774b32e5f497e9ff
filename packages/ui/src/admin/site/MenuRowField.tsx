import type { MenuPage, MenuRow } from '@janus-site/core';
import { languages, menuItemName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { usePage } from '../../hooks/page.ts';
import * as styles from './MenusField.css.ts';

export interface MenuRowFieldProps {
  row: MenuRow;
  /** The titles of the owner's pages. */
  pages: readonly MenuPage[];
  isFirst: boolean;
  onChange(row: MenuRow): void;
  onMoveUp(): void;
}

/** One row of a menu: its visibility, position and custom names. */
export function MenuRowField({ row, pages, isFirst, onChange, onMoveUp }: MenuRowFieldProps) {
  const { t } = useLingui();
  const { language } = usePage();
  /** The item whose names are open: rows change places while this component stays. */
  const [openItem, setOpenItem] = useState<string | null>(null);
  const { item, isShown, names } = row;
  const isOpen = openItem === item;
  const shown = names[language]?.trim() || menuItemName(item, language, pages);
  const labels = { ru: t`По-русски`, en: t`По-английски` };
  return (
    <li className={styles.row}>
      <Checkbox
        label={shown}
        checked={isShown}
        onCheckedChange={(next) => onChange({ ...row, isShown: next })}
      />
      <IconButton
        glyph="pencil"
        label={t`Назвать иначе: ${shown}`}
        aria-expanded={isOpen}
        onClick={() => setOpenItem(isOpen ? null : item)}
      />
      <IconButton glyph="chevronUp" label={t`Выше: ${shown}`} disabled={isFirst} onClick={onMoveUp} />
      {isOpen ? (
        <div className={styles.names}>
          {languages.map((each) => (
            <Field
              key={each}
              lang={each}
              label={labels[each]}
              placeholder={menuItemName(item, each, pages)}
              maxLength={40}
              value={names[each] ?? ''}
              onChange={(event) =>
                onChange({ ...row, names: { ...names, [each]: event.currentTarget.value } })
              }
            />
          ))}
        </div>
      ) : null}
    </li>
  );
}

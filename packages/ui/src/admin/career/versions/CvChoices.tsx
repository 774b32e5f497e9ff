import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { moveItem, sortByIds } from '../../../components/SortableList/order.ts';
import { SortableList } from '../../../components/SortableList/SortableList.tsx';
import { mergeOrder } from '../../lists/listedItem.ts';
import { MoveItems } from '../../lists/MoveItems.tsx';
import { none, section, sectionHead, sectionTitle } from '../Career.css.ts';
import { about, choice } from './CvVersions.css.ts';
import type { Choice, RecordGroup } from './cvVersionValues.ts';
import { shownChoices } from './cvVersionValues.ts';

export interface CvChoicesProps extends RecordGroup {
  /** Also of entries that are hidden at present: they are not listed and keep their places. */
  choices: readonly Choice[];
  onChange(choices: readonly Choice[]): void;
}

/** The entries of one part of the CV: which of them a version includes, and in which order. */
export function CvChoices({ group, title, items, choices, onChange }: CvChoicesProps) {
  const { t } = useLingui();
  const shown = shownChoices(choices, items);
  const ids = shown.map(({ id }) => id);
  const chosen = shown.filter(({ isIn }) => isIn).length;
  const total = shown.length;
  const order = (next: readonly string[]) => {
    const all = choices.map(({ id }) => id);
    onChange(sortByIds(choices, mergeOrder(all, next), ({ id }) => id));
  };
  const itemOf = (id: string) => items.find((item) => item.id === id) ?? { name: '', about: '' };
  return (
    <section className={section} aria-label={title}>
      <div className={sectionHead}>
        <h2 className={sectionTitle}>{title}</h2>
        <span className={none}>{t`${chosen} из ${total}`}</span>
      </div>
      <SortableList
        label={title}
        items={shown}
        getId={({ id }) => id}
        getLabel={({ id }) => {
          const { name } = itemOf(id);
          return t`Запись «${name}»`;
        }}
        canSort={total > 1}
        onReorder={order}
        renderItem={({ id, isIn }, index) => {
          const { name, about: words } = itemOf(id);
          return (
            <div className={choice}>
              <Checkbox
                id={`field-${group}-${id}`}
                label={
                  <>
                    {name}
                    {words ? <span className={about}>{words}</span> : null}
                  </>
                }
                checked={isIn}
                onCheckedChange={(next) =>
                  onChange(choices.map((one) => (one.id === id ? { id, isIn: next } : one)))
                }
              />
              {total > 1 ? (
                <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия: ${name}`} />}>
                  <MoveItems index={index} total={total} onMove={(to) => order(moveItem(ids, index, to))} />
                </DropdownMenu>
              ) : null}
            </div>
          );
        }}
      />
    </section>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import type { ListedItem } from './listedItem.ts';
import { MoveItems } from './MoveItems.tsx';
import { detail, facts, hidden, main, menu, row, title, when } from './ItemList.css.ts';
import { SampleMark } from '../sample/SampleMark.tsx';
import { LanguageChips } from '../shared/LanguageChips.tsx';
import { When } from '../shared/When.tsx';

export interface ItemRowProps {
  item: ListedItem;
  /** The address of its form. */
  href: string;
  /** Its position, from 1. */
  place: number;
  total: number;
  /** Whether it belongs to the sample. */
  isSample: boolean;
  /** Moves it to an index, from 0. */
  onMove(to: number): void;
  /** Opens the dialog for a position by number. */
  onPlace(): void;
  onRemove(): void;
  onPublishedChange(isPublished: boolean): void;
}

/** One row of a list: the item, its languages, the time of its last change, its actions. */
export function ItemRow(props: ItemRowProps) {
  const { item, href, place, total, isSample, onMove } = props;
  const { t } = useLingui();
  const { navigate } = useNavigation();
  return (
    <div className={row}>
      <div className={main}>
        <Link href={href} className={title}>
          {item.title}
        </Link>
        {item.detail ? <span className={detail}>{item.detail}</span> : null}
      </div>
      <div className={facts}>
        {isSample ? <SampleMark /> : null}
        <LanguageChips languages={item.languages} isPublished={item.isPublished} />
        {item.isPublished ? null : (
          <span className={hidden}>
            {t`Скрыто`}
            <Button
              tone="quiet"
              aria-label={t`Показать на сайте: ${item.title}`}
              onClick={() => props.onPublishedChange(true)}
            >
              {t`Показать`}
            </Button>
          </span>
        )}
        <span className={when}>
          <When time={item.updatedAt} />
        </span>
      </div>
      <div className={menu}>
        <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия: ${item.title}`} />}>
          <MenuItem glyph="pencil" onSelect={() => navigate(href)}>{t`Изменить`}</MenuItem>
          <MenuItem
            glyph={item.isPublished ? 'eyeOff' : 'eye'}
            onSelect={() => props.onPublishedChange(!item.isPublished)}
          >
            {item.isPublished ? t`Скрыть с сайта` : t`Показать на сайте`}
          </MenuItem>
          <MenuSeparator />
          <MoveItems index={place - 1} total={total} onMove={onMove} />
          <MenuItem isDisabled={place === 1} onSelect={() => onMove(0)}>{t`В начало`}</MenuItem>
          <MenuItem isDisabled={total < 2} onSelect={props.onPlace}>{t`На место…`}</MenuItem>
          <MenuSeparator />
          <MenuItem glyph="trash" tone="danger" onSelect={props.onRemove}>{t`Удалить`}</MenuItem>
        </DropdownMenu>
      </div>
    </div>
  );
}

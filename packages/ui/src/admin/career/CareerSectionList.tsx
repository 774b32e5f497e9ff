import type { CareerEntry, CareerSectionRow } from '@janus-site/core';
import { career } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { moveItem } from '../../components/SortableList/order.ts';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { OrderFailure } from '../lists/OrderFailure.tsx';
import { detail, facts, main, menu, row, title } from '../lists/ItemList.css.ts';
import { MoveItems } from '../lists/MoveItems.tsx';
import { useReorder } from '../lists/useReorder.ts';
import { SampleMark } from '../sample/SampleMark.tsx';
import { LanguageChips } from '../shared/LanguageChips.tsx';
import { none, section, sectionHead, sectionTitle } from './Career.css.ts';
import { entryDetail, entryLanguages, entryName } from './careerValues.ts';

export interface CareerSectionListProps {
  row: CareerSectionRow;
  entries: readonly CareerEntry[];
  samples: ReadonlySet<string>;
  onRemove(entry: CareerEntry): void;
}

/** One section of the CV: its entries in order, and a button to add one. */
export function CareerSectionList({ row: own, entries, samples, onRemove }: CareerSectionListProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { href } = useNavigation();
  const reorder = useWrite(career.reorder);
  const order = useReorder(entries, (ids) => reorder.run({ section: own.name, ids }));
  const ids = order.items.map(({ id }) => id);
  const heading = own.title[language];
  return (
    <section className={section} aria-label={heading}>
      <div className={sectionHead}>
        <h2 className={sectionTitle}>{heading}</h2>
        <ButtonLink
          href={href('resumeAdmin', { query: { new: own.name } })}
          tone="quiet"
          aria-label={t`Добавить в раздел «${heading}»`}
        >
          <Glyph name="plus" size={16} />
          {t`Добавить`}
        </ButtonLink>
      </div>
      <OrderFailure failure={order.failure} />
      {entries.length === 0 ? <p className={none}>{t`Пусто: на сайте раздела нет.`}</p> : null}
      {entries.length > 0 ? (
        <SortableList
          label={heading}
          items={order.items}
          getId={({ id }) => id}
          getLabel={(entry) => {
            const name = entryName(entry, language);
            return t`Запись «${name}»`;
          }}
          canSort={entries.length > 1}
          onReorder={order.reorder}
          renderItem={(entry, index) => (
            <EntryRow
              entry={entry}
              place={index}
              total={ids.length}
              isSample={samples.has(entry.id)}
              onMove={(to) => order.reorder(moveItem(ids, index, to))}
              onRemove={() => onRemove(entry)}
            />
          )}
        />
      ) : null}
    </section>
  );
}

interface EntryRowProps {
  entry: CareerEntry;
  /** Its index, from 0. */
  place: number;
  total: number;
  isSample: boolean;
  onMove(to: number): void;
  onRemove(): void;
}

function EntryRow({ entry, place, total, isSample, onMove, onRemove }: EntryRowProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { href, navigate } = useNavigation();
  const name = entryName(entry, language);
  const address = href('resumeAdmin', { query: { edit: entry.id } });
  const about = entryDetail(entry, language);
  return (
    <div className={row}>
      <div className={main}>
        <Link href={address} className={title}>
          <TitleText>{name}</TitleText>
        </Link>
        {about ? <span className={detail}>{about}</span> : null}
      </div>
      <div className={facts}>
        {isSample ? <SampleMark /> : null}
        <LanguageChips languages={entryLanguages(entry)} isPublished />
      </div>
      <div className={menu}>
        <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия: ${name}`} />}>
          <MenuItem glyph="pencil" onSelect={() => navigate(address)}>{t`Изменить`}</MenuItem>
          <MenuSeparator />
          <MoveItems index={place} total={total} onMove={onMove} />
          <MenuSeparator />
          <MenuItem glyph="trash" tone="danger" onSelect={onRemove}>{t`Удалить`}</MenuItem>
        </DropdownMenu>
      </div>
    </div>
  );
}

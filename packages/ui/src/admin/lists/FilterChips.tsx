import { useLingui } from '@lingui/react/macro';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { chip, chips } from './FilterChips.css.ts';
import type { ListAddress } from './useListAddress.ts';

export interface Filter {
  /** The query parameter. */
  name: string;
  /** The condition as text. */
  label: string;
}

export interface FilterChipsProps {
  address: ListAddress;
  /** The chosen filters. */
  filters: readonly Filter[];
}

/** The chosen filters of a list: each chip removes one, the last one removes all. */
export function FilterChips({ address, filters }: FilterChipsProps) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  const all = Object.fromEntries(filters.map(({ name }) => [name, '']));
  return (
    <ul className={chips} aria-label={t`Выбранные условия`}>
      {filters.map(({ name, label }) => (
        <li key={name}>
          <Link
            href={address.hrefOf({ [name]: '' })}
            className={chip}
            aria-label={t`Убрать условие: ${label}`}
          >
            {label}
            <Glyph name="close" size={12} />
          </Link>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <Link href={address.hrefOf(all)} className={chip}>
            {t`Сбросить все`}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { chip, chips } from './FilterChips.css.ts';
import type { ListAddress } from './useListAddress.ts';

export interface Filter {
  /** The parameter of the address. */
  name: string;
  /** What it narrows the list to, in words. */
  label: string;
}

export interface FilterChipsProps {
  address: ListAddress;
  /** Those that are chosen. */
  filters: readonly Filter[];
}

/** What a list is narrowed to: a press takes one condition away, the last one all of them. */
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

import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface NothingFoundProps {
  address: ListAddress;
  /** The query parameters that filter the list, besides the search. */
  filters: readonly string[];
}

/** Shown when a search or filter matches nothing although the list is not empty. */
export function NothingFound({ address, filters }: NothingFoundProps) {
  const { t } = useLingui();
  const { q } = address;
  if (address.page > 1) {
    return (
      <EmptyState
        title={t`На этой странице ничего нет`}
        action={<ButtonLink href={address.hrefOf({ page: '1' })}>{t`К первой странице`}</ButtonLink>}
      />
    );
  }
  const cleared = Object.fromEntries(['q', ...filters].map((name) => [name, '']));
  return (
    <EmptyState
      title={q ? t`По запросу «${q}» ничего нет` : t`С такими условиями ничего нет`}
      action={<ButtonLink href={address.hrefOf(cleared)}>{t`Сбросить условия`}</ButtonLink>}
    />
  );
}

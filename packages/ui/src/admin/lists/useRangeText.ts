import { useLingui } from '@lingui/react/macro';
import { pageSize } from './pages.ts';

/** Returns the text of the rows a page shows: «26–50 из 60». */
export function useRangeText(): (page: number, shown: number, total: number) => string {
  const { t } = useLingui();
  return (page, shown, total) => {
    if (total <= pageSize && page === 1) return t`Всего: ${total}`;
    const from = (page - 1) * pageSize + 1;
    const to = from + shown - 1;
    return t`${from}–${to} из ${total}`;
  };
}

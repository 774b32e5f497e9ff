import { useLingui } from '@lingui/react/macro';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { contentId } from '../../components/PageHead/contentId.ts';
import { gap, page as pageClass, pages } from './PageLinks.css.ts';
import { pageCount, shownPages } from './pages.ts';
import { useLastPage } from './useLastPage.ts';
import type { ListAddress } from './useListAddress.ts';

export interface PageLinksProps {
  address: ListAddress;
  /** The shown page, if it is not the one in the address. */
  page?: number;
  /** The number of items on all pages. */
  total: number;
  /** Whether newer data is loading, so that the total may be that of another filter. */
  isStale?: boolean;
}

/** Scrolls to the top of the new page and moves the focus there. */
function toTop(): void {
  window.scrollTo({ top: 0 });
  document.getElementById(contentId)?.focus({ preventScroll: true });
}

/** The pages of a list as plain links. */
export function PageLinks({ address, page = address.page, total, isStale = false }: PageLinksProps) {
  const { t } = useLingui();
  const last = pageCount(total);
  useLastPage(address, page, total, isStale);
  if (last < 2 && page === 1) return null;
  const hrefOf = (number: number) => address.hrefOf({ page: String(number) });
  return (
    <nav aria-label={t`Страницы списка`} className={pages}>
      {page > 1 ? (
        <Link
          href={hrefOf(Math.min(page - 1, last))}
          rel="prev"
          className={pageClass}
          onClick={toTop}
          aria-label={t`Предыдущая страница`}
        >
          <Glyph name="chevronLeft" size={16} />
        </Link>
      ) : null}
      {shownPages(page, last).map((number, at, all) => (
        <span key={number}>
          {at > 0 && number - (all[at - 1] ?? 0) > 1 ? <span className={gap}>…</span> : null}
          <Link
            href={hrefOf(number)}
            className={pageClass}
            onClick={toTop}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t`Страница ${number}`}
          >
            {number}
          </Link>
        </span>
      ))}
      {page < last ? (
        <Link
          href={hrefOf(page + 1)}
          rel="next"
          className={pageClass}
          onClick={toTop}
          aria-label={t`Следующая страница`}
        >
          <Glyph name="chevronRight" size={16} />
        </Link>
      ) : null}
    </nav>
  );
}

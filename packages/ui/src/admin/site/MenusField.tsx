import type { MenuName, MenuPage, Menus } from '@janus-site/core';
import { arrangeMenu, menuNames, site } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { Failure } from '../shared/Failure.tsx';
import { field, legend, note } from './Fieldset.css.ts';
import { MenuRowField } from './MenuRowField.tsx';
import * as styles from './MenusField.css.ts';
import { rearranged } from './siteValues.ts';

export interface MenusFieldProps {
  menus: Menus;
  onChange(menus: Menus): void;
}

/** The items, order and names of the menus at the top and bottom of both faces. */
export function MenusField({ menus, onChange }: MenusFieldProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const read = useRead(site.get({ language }));
  return (
    <fieldset className={field}>
      <legend className={legend}>{t`Меню`}</legend>
      <p className={note}>
        {t`Отмеченное видно, в этом порядке. Своя страница появится здесь, если её показывают в меню.`}
      </p>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <Failure what={t`Не удалось загрузить страницы для меню.`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' ? (
        <div className={styles.menus}>
          {menuNames.map((name) => (
            <MenuList
              key={name}
              name={name}
              menus={menus}
              pages={read.data.menu?.[name.startsWith('blog') ? 'blog' : 'portfolio'] ?? []}
              onChange={onChange}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}

interface MenuListProps extends MenusFieldProps {
  name: MenuName;
  pages: readonly MenuPage[];
}

/** One menu, each item in a row. */
function MenuList({ name, menus, pages, onChange }: MenuListProps) {
  const { t } = useLingui();
  const titles: Record<MenuName, string> = {
    portfolio: t`Портфолио, вверху`,
    portfolio_footer: t`Портфолио, внизу`,
    blog: t`Блог, вверху`,
    blog_footer: t`Блог, внизу`,
  };
  const title = titles[name];
  const entries = menus[name];
  const rows = arrangeMenu(name, entries, pages);
  const put = (next: typeof rows) => onChange({ ...menus, [name]: rearranged(next, entries) });
  const { [name]: _, ...others } = menus;
  return (
    <section className={styles.menu} aria-label={title}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {entries ? (
          <Button tone="quiet" onClick={() => onChange(others)}>
            {t`Вернуть как было`}
          </Button>
        ) : null}
      </div>
      <ol role="list" className={styles.list}>
        {rows.map((row, index) => (
          <MenuRowField
            // oxlint-disable-next-line react/no-array-index-key -- the pressed button must stay in place and keep the focus
            key={index}
            row={row}
            pages={pages}
            isFirst={index === 0}
            onChange={(next) => put(rows.map((one, at) => (at === index ? next : one)))}
            onMoveUp={() =>
              put([
                ...rows.slice(0, index - 1),
                row,
                ...rows.slice(index - 1, index),
                ...rows.slice(index + 1),
              ])
            }
          />
        ))}
      </ol>
    </section>
  );
}

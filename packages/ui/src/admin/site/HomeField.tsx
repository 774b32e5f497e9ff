import type { HomeSection } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { fieldId } from '../forms/FormNotices.tsx';
import * as styles from './HomeField.css.ts';
import { field, legend, note } from './LinksField.css.ts';
import type { HomeValue } from './siteValues.ts';

export interface HomeFieldProps {
  sections: readonly HomeValue[];
  onChange(sections: readonly HomeValue[]): void;
}

/** What the home of the portfolio shows before the contacts, and in which order. */
export function HomeField({ sections, onChange }: HomeFieldProps) {
  const { t } = useLingui();
  const names: Record<HomeSection, string> = { projects: t`Проекты`, experience: t`Опыт работы` };
  return (
    <fieldset className={field}>
      <legend className={legend}>{t`Главная портфолио`}</legend>
      <p className={note}>{t`Что стоит между первым экраном и контактами, в этом порядке.`}</p>
      <ol role="list" className={styles.list}>
        {sections.map(({ section, isShown }, index) => {
          const shown = names[section];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the button that was pressed stays where it was, and keeps the focus
            <li key={index} className={styles.row}>
              <Checkbox
                id={fieldId(`shared.home.${section}`)}
                label={shown}
                checked={isShown}
                onCheckedChange={(next) =>
                  onChange(sections.map((one, at) => (at === index ? { ...one, isShown: next } : one)))
                }
              />
              <IconButton
                glyph="chevronUp"
                label={t`Выше: ${shown}`}
                disabled={index === 0}
                onClick={() => onChange(sections.toReversed())}
              />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

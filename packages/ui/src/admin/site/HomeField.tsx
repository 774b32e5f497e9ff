import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as fieldset from './Fieldset.css.ts';
import * as styles from './HomeField.css.ts';
import type { HomeValue } from './siteValues.ts';

export interface HomeFieldProps<Section extends string> {
  /** Prefix of the sections' checkbox ids. */
  id: string;
  legend: string;
  note: string;
  names: Record<Section, string>;
  sections: readonly HomeValue<Section>[];
  onChange(sections: readonly HomeValue<Section>[]): void;
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The sections of a face's home page and their order. */
export function HomeField<Section extends string>(props: HomeFieldProps<Section>) {
  const { id, legend, note, names, sections, onChange } = props;
  const { t } = useLingui();
  return (
    <fieldset className={fieldset.field}>
      <legend className={fieldset.legend}>{legend}</legend>
      <p className={fieldset.note}>{note}</p>
      <ol role="list" className={styles.list}>
        {sections.map(({ section, isShown }, index) => {
          const shown = names[section];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the pressed button must stay in place and keep the focus
            <li key={index} className={styles.row}>
              <Checkbox
                id={`${id}-${section}`}
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
                onClick={() => onChange(moved(sections, index, index - 1))}
              />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

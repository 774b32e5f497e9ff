import type { Face } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { accentColors, accentPalette } from '../../theme/accent.ts';
import { facePalette, palette } from '../../theme/palette.ts';
import * as styles from './AccentField.css.ts';

export interface AccentFieldProps {
  /** The id of the focusable field. */
  id: string;
  face: Face;
  label: string;
  /** A colour as `#rrggbb`; empty for the face's default. */
  value: string;
  onChange(color: string): void;
}

function useColorNames(): readonly string[] {
  const { t } = useLingui();
  return [t`Синий`, t`Вишнёвый`, t`Зелёный`, t`Морской`, t`Фиолетовый`, t`Красный`, t`Охра`, t`Графитовый`];
}

/** The accent colour of a face, from the palette or any other; states how it is adjusted for legibility. */
export function AccentField({ id, face, label, value, onChange }: AccentFieldProps) {
  const { t } = useLingui();
  const name = useId();
  const names = useColorNames();
  const [initial] = facePalette[face].accent ?? palette.accent;
  const chosen = value || initial;
  const [shown] = accentColors(face, chosen).accent;
  return (
    <fieldset className={styles.field} aria-describedby={`${name}-note`}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {accentPalette.map((color, index) => (
          <input
            key={color}
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            aria-label={names[index]}
            title={names[index]}
            checked={chosen === color}
            onChange={() => onChange(color === initial ? '' : color)}
            className={styles.swatch}
            style={{ background: color }}
          />
        ))}
        <label className={styles.own}>
          <input
            type="color"
            value={chosen}
            onChange={(event) => {
              const color = event.currentTarget.value.toLowerCase();
              onChange(color === initial ? '' : color);
            }}
            className={styles.picker}
          />
          {t`Свой цвет`}
        </label>
      </div>
      <p id={`${name}-note`} role="status" className={styles.note}>
        {shown === chosen
          ? t`Для тёмной темы оттенок подберётся сам.`
          : t`Цвет ${chosen} плохо читается на светлом фоне: страницы покажут ближайший, ${shown}.`}
      </p>
    </fieldset>
  );
}

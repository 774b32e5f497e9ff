import type { Typeface } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { Corners } from '../../theme/corners.ts';
import { cornerRadius } from '../../theme/corners.ts';
import { fontStack } from '../../theme/typefaces.ts';
import { fieldId } from '../forms/FormNotices.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { SiteShared } from './siteValues.ts';
import * as styles from './TypeFields.css.ts';

export interface TypeFieldsProps {
  values: Pick<SiteShared, 'typeface' | 'corners'>;
  onChange(part: Partial<TypeFieldsProps['values']>): void;
}

/** The typeface and corner radius of the pages. */
export function TypeFields({ values, onChange }: TypeFieldsProps) {
  const { t } = useLingui();
  const typefaces: [Typeface, string][] = [
    ['inter', t`Inter, строгий (по умолчанию)`],
    ['literata', t`Literata, книжный с засечками`],
    ['onest', t`Onest, открытый и мягкий`],
  ];
  const corners: [Corners, string][] = [
    ['square', t`Прямые`],
    ['soft', t`Чуть скруглённые (по умолчанию)`],
    ['round', t`Круглые`],
  ];
  return (
    <>
      <ChoiceField
        id={fieldId('shared.typeface')}
        label={t`Шрифт`}
        help={t`Заголовки и тексты на страницах сайта. У кода и у этой панели шрифты свои.`}
        options={typefaces.map(([value, label]) => ({
          value,
          label: <span style={{ fontFamily: fontStack(value) }}>{label}</span>,
        }))}
        value={values.typeface}
        onChange={(typeface) => onChange({ typeface })}
      />
      <ChoiceField
        id={fieldId('shared.corners')}
        label={t`Углы`}
        help={t`Карточки, картинки, кнопки и поля на страницах сайта.`}
        options={corners.map(([value, label]) => ({
          value,
          label: (
            <>
              <span className={styles.corner} style={{ borderStartStartRadius: cornerRadius[value].card }} />
              {label}
            </>
          ),
        }))}
        value={values.corners}
        onChange={(step) => onChange({ corners: step })}
      />
    </>
  );
}

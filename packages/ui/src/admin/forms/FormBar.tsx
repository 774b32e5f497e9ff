import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { bar, end, heading as headingClass } from './FormBar.css.ts';

export interface FormBarProps {
  /** The name of the edited item. */
  heading: ReactNode;
  /** The target of the back link. */
  backHref: string;
  /** The save state as text. */
  state: ReactNode;
  /** The main action last. */
  actions: ReactNode;
}

/** The bar above a form: back link, name, save state, main action. */
export function FormBar({ heading, backHref, state, actions }: FormBarProps) {
  const { t } = useLingui();
  return (
    <div className={bar}>
      <ButtonLink
        href={backHref}
        tone="quiet"
        isSquare
        aria-label={t`Назад к списку`}
        data-tip={t`Назад к списку`}
      >
        <Glyph name="arrowLeft" />
      </ButtonLink>
      <h1 className={headingClass}>{heading}</h1>
      <div className={end}>
        {state}
        {actions}
      </div>
    </div>
  );
}

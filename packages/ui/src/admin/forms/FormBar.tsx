import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { bar, end, heading as headingClass } from './FormBar.css.ts';

export interface FormBarProps {
  /** What is edited. */
  heading: ReactNode;
  /** Where the way back leads. */
  backHref: string;
  /** The save state in words. */
  state: ReactNode;
  /** The main action last. */
  actions: ReactNode;
}

/** Stays on top of a form: the way back, its name, where the words are, the main action. */
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

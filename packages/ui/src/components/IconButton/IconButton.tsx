import type { ComponentPropsWithRef } from 'react';
import type { GlyphName } from '../Glyph/Glyph.tsx';
import { Glyph } from '../Glyph/Glyph.tsx';
import { danger, iconButton } from './IconButton.css.ts';

/** The props of `IconButton`. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The icon. */
  glyph: GlyphName;
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  /** Side of the icon in pixels. Default 18. */
  glyphSize?: number;
  /** `danger` turns red under the pointer. */
  tone?: 'plain' | 'danger';
}

/** A square button with an icon and an accessible name. */
export function IconButton({ glyph, label, glyphSize, tone = 'plain', className, ...rest }: IconButtonProps) {
  const classes = [iconButton, tone === 'danger' ? danger : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <button type="button" aria-label={label} data-tip={label} {...rest} className={classes}>
      <Glyph name={glyph} size={glyphSize ?? 18} />
    </button>
  );
}

import { style } from '@vanilla-extract/css';
import { asRead } from '../../theme/asRead.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const preview = style([
  asRead,
  {
    display: 'grid',
    // Code and tables scroll instead of widening the dialog.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['12'],
    justifySelf: 'center',
    inlineSize: '100%',
    maxInlineSize: vars.measure.text,
    marginInline: 'auto',
    fontSize: vars.step['0'],
    lineHeight: 1.65,
    overflowWrap: 'anywhere',
  },
]);

export const title = style({
  fontSize: vars.step['2'],
  fontWeight: 650,
  lineHeight: 1.2,
  textWrap: 'balance',
});
export const summary = style({ fontSize: vars.step['0'] });
export const facts = style({ color: vars.color.muted, fontSize: vars.size.small });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['16'] });

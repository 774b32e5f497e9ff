import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['8']} ${vars.space['24']}`,
  width: '100%',
  maxWidth: `calc(${vars.measure.grid} + 3rem)`,
  margin: `${vars.space['96']} auto 0`,
  padding: `${vars.space['24']} ${vars.space['24']} ${vars.space['48']}`,
  color: vars.color.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { marginTop: vars.space['64'], paddingInline: vars.space['16'] },
    [media.print]: { marginTop: vars.space['24'], padding: 0 },
  },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['16'] });

// On paper only whose page it is.
globalStyle(`${footer} > :not(:first-child)`, { '@media': { [media.print]: { display: 'none' } } });

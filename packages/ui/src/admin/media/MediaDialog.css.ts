import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const body = style({
  display: 'grid',
  gap: vars.space['24'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const shown = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '60vh',
  objectFit: 'contain',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['16'],
  minInlineSize: 0,
});
export const facts = style({ color: vars.color.muted, fontSize: vars.size.small, overflowWrap: 'anywhere' });
export const uses = style({ display: 'grid', gap: vars.space['4'], margin: 0, paddingInlineStart: '1.2em' });
export const head = style({ fontSize: vars.size.ui, fontWeight: 650 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'] });
export const problem = style({ color: vars.color.danger });

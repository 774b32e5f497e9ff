import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const box = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space['12'],
  // no margins: the editor calculates line heights itself
  padding: vars.space['8'],
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  '@media': { [media.phone]: { gridTemplateColumns: '48px minmax(0, 1fr)' } },
});
export const thumb = style({
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  background: vars.color.raised,
  borderRadius: vars.radius.control,
});
export const fields = style({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });
export const field = style({
  inlineSize: '100%',
  minBlockSize: 32,
  padding: `${vars.space['4']} ${vars.space['8']}`,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.size.small,
  background: vars.color.background,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  '@media': { [media.coarse]: { minBlockSize: 44, fontSize: vars.size.touch } },
});
export const words = style({ fontSize: vars.size.small, overflowWrap: 'anywhere' });
export const problem = style({ color: vars.color.danger });
export const bar = style({ inlineSize: '100%', accentColor: vars.color.accent });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['4'] });
export const button = style({
  minInlineSize: 32,
  minBlockSize: 32,
  padding: `0 ${vars.space['8']}`,
  color: vars.color.text,
  fontSize: vars.size.small,
  background: 'none',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minInlineSize: 44, minBlockSize: 44 } },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  '@media': { [media.phone]: { gridColumn: '2' } },
});
export const handle = style({
  padding: `0 ${vars.space['4']}`,
  color: vars.color.muted,
  cursor: 'grab',
  '@media': { [media.coarse]: { display: 'none' } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** Above the link that covers the row, so that the tooltip appears. */
export const chips = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  gap: vars.space['4'],
});

const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minBlockSize: 22,
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  fontSize: vars.size.small,
  fontWeight: 650,
  letterSpacing: '.03em',
  whiteSpace: 'nowrap',
});

export const look = styleVariants({
  published: [chip, { background: vars.color.successSurface, color: vars.color.success }],
  draft: [chip, { borderColor: vars.color.control, color: vars.color.muted }],
  scheduled: [chip, { background: vars.color.accentSurface, color: vars.color.accent }],
  outdated: [chip, { background: vars.color.warningSurface, color: vars.color.warning }],
  missing: [chip, { border: `1px dashed ${vars.color.control}`, color: vars.color.muted }],
});

import { style } from '@vanilla-extract/css';
import { fade, hiddenWhenAlone } from '../../../theme/alone.ts';
import { media } from '../../../theme/media.ts';
import { asRead } from '../../../theme/asRead.css.ts';
import { vars } from '../../../theme/theme.css.ts';

export const editor = style({
  display: 'grid',
  gap: vars.space['24'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const column = { display: 'grid', gap: vars.space['32'], alignItems: 'start' } as const;
/** One text, as wide as readers will see it. */
export const one = style({
  ...column,
  inlineSize: '100%',
  maxInlineSize: vars.measure.wide,
  marginInline: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** Two languages, or a text and its side panel. */
export const two = style({
  ...column,
  maxInlineSize: '90rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.twoPanes]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateColumns: 'none',
    },
  },
});

export const pane = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

export const paneHead = style({
  selectors: hiddenWhenAlone,
  transition: fade,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 44,
});
export const paneName = style({ fontSize: vars.size.ui, fontWeight: 650 });
export const paneEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  marginInlineStart: 'auto',
});
export const plan = style({ color: vars.color.muted, fontSize: vars.size.small });

export const previewFrame = style({
  display: 'grid',
  gap: vars.space['12'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space['16'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.twoPanes]: {
      position: 'sticky',
      insetBlockStart: 120,
      maxBlockSize: 'calc(100dvh - 140px)',
      overflowY: 'auto',
    },
  },
});
export const previewHead = style({ color: vars.color.muted, fontSize: vars.size.small });
export const previewTitle = style([
  asRead,
  {
    fontSize: vars.step['3'],
    fontWeight: 650,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
]);

export const previewSummary = style([
  asRead,
  { fontSize: vars.step['1'], lineHeight: 1.45, color: vars.color.muted },
]);
export const previewCover = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.card });

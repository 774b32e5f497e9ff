import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** The styles of the pages about the design; they exist in Storybook only. */
export const page = style({
  display: 'grid',
  gap: vars.space['24'],
  maxWidth: vars.measure.form,
  fontSize: vars.size.ui,
  lineHeight: 1.55,
});
export const title = style({ fontSize: vars.step['3'], letterSpacing: '-.02em' });
export const subtitle = style({ marginTop: vars.space['24'], fontSize: vars.step['1'] });
export const lead = style({ maxWidth: vars.measure.text, color: vars.color.muted });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  padding: `${vars.space['8']} ${vars.space['12']} ${vars.space['8']} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
});
export const headCell = style([cell, { color: vars.color.muted, fontWeight: 500 }]);
export const code = style({ fontFamily: vars.font.mono, fontSize: vars.size.small, whiteSpace: 'nowrap' });

export const copied = style([
  code,
  {
    minHeight: 24,
    padding: `0 ${vars.space['4']}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    cursor: 'copy',
    ':hover': { borderColor: vars.color.control },
  },
]);
export const said = style({ marginInlineStart: vars.space['8'], fontSize: vars.size.small });

export const swatch = style({
  display: 'inline-block',
  width: 32,
  height: 20,
  marginInlineEnd: vars.space['8'],
  verticalAlign: 'middle',
  border: `1px solid ${vars.color.control}`,
  borderRadius: 4,
  forcedColorAdjust: 'none',
});
export const sample = style({
  display: 'inline-block',
  padding: `${vars.space['4']} ${vars.space['8']}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

export const file = style([
  code,
  {
    maxHeight: '60vh',
    margin: 0,
    padding: vars.space['16'],
    overflow: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.codeBackground,
    whiteSpace: 'pre',
  },
]);

/** What other programs show, which is light in both themes. */
const paper = style({
  display: 'block',
  width: '100%',
  maxWidth: vars.measure.text,
  padding: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: '#fff',
  color: '#1b1b1a',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
});
export const letter = style([paper, { display: 'grid', gap: vars.space['16'], padding: vars.space['24'] }]);
export const letterHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space['4']} ${vars.space['12']}`,
  overflowWrap: 'anywhere',
});
export const letterText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const reader = style([paper, { height: '44rem' }]);
export const pictured = style([paper, { height: 'auto' }]);

export const rows = style({ display: 'grid', gap: vars.space['16'] });
export const row = style({ display: 'grid', gap: vars.space['4'] });
export const section = style({ display: 'grid', gap: vars.space['12'] });
export const bar = style({ height: 16, maxWidth: '100%', background: vars.color.accent });
export const shape = style({
  display: 'grid',
  placeItems: 'center',
  width: 120,
  height: 72,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.raised,
});
export const wrap = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['24'] });
export const floating = style({ border: 0, boxShadow: vars.shadow.float });

export const track = style({
  padding: vars.space['4'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
});
export const runner = style({
  width: 24,
  height: 24,
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  transitionProperty: 'margin-inline-start',
  selectors: { '[data-state=end] &': { marginInlineStart: 'calc(100% - 24px)' } },
});

export const pair = style({
  display: 'grid',
  gap: vars.space['12'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
const example = style({
  padding: `${vars.space['12']} ${vars.space['16']}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  borderInlineStartWidth: 3,
});
export const good = style([example, { borderInlineStartColor: vars.color.success }]);
export const bad = style([example, { borderInlineStartColor: vars.color.danger }]);
const verdict = style({ display: 'flex', alignItems: 'center', gap: '.4em', fontWeight: 500 });
export const goodVerdict = style([verdict, { color: vars.color.success }]);
export const badVerdict = style([verdict, { color: vars.color.danger }]);
export const list = style({ display: 'grid', gap: vars.space['4'], paddingInlineStart: '1.2em' });

export const places = style({ display: 'grid', gap: vars.space['12'] });
export const place = style({ fontWeight: 500 });
export const face = style({ display: 'grid', gap: vars.space['8'], justifyItems: 'start' });
/** A sample of a face in one theme. */
export const sheet = style({
  width: '100%',
  padding: `${vars.space['12']} ${vars.space['16']}`,
  border: '1px solid',
  borderRadius: vars.radius.card,
  forcedColorAdjust: 'none',
});

import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const box = style({ position: 'relative' });

export const trigger = style({
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const menu = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + 4px)',
  zIndex: 10,
  minWidth: '12rem',
  padding: vars.space['4'],
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
});

export const legend = visuallyHidden;

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minHeight: 40,
  padding: `0 ${vars.space['12']}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface },
    '&:has(:checked)': { color: vars.color.accent, fontWeight: 500 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
});

export const radio = style({ accentColor: vars.color.accent, margin: 0, outline: 'none' });

export const inLight = style({});
export const inDark = style({ display: 'none' });
const night = (root: string) => {
  globalStyle(`${root} ${inLight}`, { display: 'none' });
  globalStyle(`${root} ${inDark}`, { display: 'block' });
};
night(':root.dark');
globalStyle(`:root:not(.light) ${inLight}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'none' } },
});
globalStyle(`:root:not(.light) ${inDark}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'block' } },
});

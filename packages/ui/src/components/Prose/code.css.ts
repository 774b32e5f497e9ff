import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const codeBox = style({ position: 'relative' });

export const codeBar = style({
  position: 'absolute',
  insetInlineEnd: vars.space['8'],
  top: vars.space['8'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  fontSize: '.8125rem',
  lineHeight: 1.3,
  color: vars.color.muted,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${codeBar} output`, { background: vars.color.codeBackground, padding: '0 .4em' });

export const copyButton = style({
  minHeight: 28,
  padding: `0 ${vars.space['8']}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.accent, color: vars.color.accent },
});

/** The colours of the highlighter's tokens, at least 4.5:1 on the code's ground in both themes. */
const tokens: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  keyword: ['#8a2290', '#d8a0f0'],
  string: ['#1b6e3c', '#8fd6a4'],
  'string-expression': ['#1b6e3c', '#8fd6a4'],
  constant: ['#1f4fd8', '#8fb2ff'],
  parameter: ['#7a4a00', '#f0c07a'],
  function: ['#0b5f7a', '#7fcfe6'],
  comment: ['#65656a', '#9a9aa2'],
  punctuation: ['#4a4a4d', '#b9b9c0'],
  link: ['#1f4fd8', '#8fb2ff'],
};
for (const [name, [light, dark]] of Object.entries(tokens)) {
  globalStyle(`.token-${name}`, { color: `light-dark(${light},${dark})` });
}

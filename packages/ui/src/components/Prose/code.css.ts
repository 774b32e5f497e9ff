import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { codeColors } from '../../theme/codeColors.ts';

for (const [name, [light, dark]] of Object.entries(codeColors)) {
  globalStyle(`.token-${name}`, { color: `light-dark(${light},${dark})` });
}

// A highlighted line is as wide as the code and has a bar, for readers who do not see colours.
const line = 'pre.code :is(mark, ins, del)';
globalStyle(line, {
  display: 'inline-block',
  minWidth: 'calc(100% + 2rem)',
  margin: '0 -1rem',
  padding: '0 1rem',
  color: 'inherit',
  textDecoration: 'none',
  background: vars.color.accentSurface,
  boxShadow: `inset 3px 0 ${vars.color.accent}`,
  '@media': {
    [media.forcedColors]: { background: 'Canvas', borderInlineStart: '3px solid Highlight' },
    [media.print]: { background: 'none', fontWeight: 650 },
  },
});
const tone = (selector: string, ink: string, ground: string) =>
  globalStyle(selector, { background: ground, boxShadow: `inset 3px 0 ${ink}` });
tone('pre.code ins', vars.color.success, vars.color.successSurface);
tone('pre.code del, pre.code .line-error', vars.color.danger, vars.color.dangerSurface);
tone('pre.code .line-warning', vars.color.warning, vars.color.warningSurface);
// The signs of a patch are next to the lines and not part of the copied text.
globalStyle('pre.code ins::before, pre.code del::before', {
  content: '"+"',
  position: 'absolute',
  marginInlineStart: '-.7em',
  color: vars.color.success,
});
globalStyle('pre.code del::before', { content: '"-"', color: vars.color.danger });

globalStyle('pre.code .line[data-line]::before', {
  content: 'attr(data-line)',
  display: 'inline-block',
  width: '2.2em',
  marginInlineEnd: '1.2em',
  textAlign: 'end',
  color: vars.color.muted,
  userSelect: 'none',
});
// A highlighted line keeps its number.
globalStyle('pre.code .line[data-line] > *', {
  minWidth: 'calc(100% - 3.4em + 1rem)',
  marginInlineStart: '-.9em',
  paddingInlineStart: '1.2em',
});
globalStyle('pre.code .line-dim', { opacity: 0.65, transition: 'opacity .15s' });
globalStyle('pre.code:is(:hover, :focus) .line-dim', { opacity: 1 });

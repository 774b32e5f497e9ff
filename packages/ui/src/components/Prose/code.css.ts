import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { codeColors } from '../../theme/codeColors.ts';

for (const [name, [light, dark]] of Object.entries(codeColors)) {
  globalStyle(`.token-${name}`, { color: `light-dark(${light},${dark})` });
}

// A line that the author points at: as wide as the code, with a bar for those who see no colours.
globalStyle('pre.code mark', {
  display: 'inline-block',
  minWidth: 'calc(100% + 2rem)',
  margin: '0 -1rem',
  padding: '0 1rem',
  color: 'inherit',
  background: vars.color.accentSurface,
  boxShadow: `inset 3px 0 ${vars.color.accent}`,
  '@media': {
    [media.forcedColors]: { background: 'Canvas', borderInlineStart: '3px solid Highlight' },
    [media.print]: { background: 'none', fontWeight: 650 },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const frame = style({
  width: '100%',
  maxWidth: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.background,
});

// A story in the docs has the background and fonts of the site.
globalStyle('.docs-story', {
  background: vars.color.background,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
});

import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle('html', {
  background: vars.color.background,
  color: vars.color.text,
  fontFamily: vars.font.text,
  textSizeAdjust: '100%',
  scrollPaddingTop: vars.space['24'],
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  overflowWrap: 'break-word',
  fontSynthesis: 'none',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('h1, h2, h3, h4', { fontWeight: 650, lineHeight: 1.2, textWrap: 'balance' });
// A word of ten letters may not fit into a line of a large heading. The server has put soft hyphens into most of them, for
// not every browser has a Russian dictionary; others are broken by the dictionary of the heading's `lang`. Where there is
// room, neither applies.
globalStyle('h1, h2, h3, h4', {
  hyphens: 'none',
  '@media': { '(max-width: 30em)': { hyphens: 'auto', hyphenateLimitChars: '10 4 4' } },
});
globalStyle('p', { textWrap: 'pretty' });
globalStyle('body', { '@media': { [media.narrow]: { hyphens: 'auto', overflowWrap: 'anywhere' } } });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
// An SVG keeps its stated height: otherwise a flex row stretches it and displaces its lines.
globalStyle('img', { height: 'auto' });
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('small', { fontSize: vars.size.small });
globalStyle('time', { fontVariantNumeric: 'tabular-nums' });

globalStyle('a', {
  color: vars.color.accent,
  textUnderlineOffset: '.18em',
  textDecorationThickness: '1px',
});
// Forced colours give every link one colour.
globalStyle('a[aria-current]', { '@media': { [media.forcedColors]: { textDecoration: 'underline' } } });
globalStyle('a:hover', { textDecorationThickness: '2px' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' });
globalStyle('::selection', { background: vars.color.accent, color: vars.color.accentText });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('.switching *', { transition: 'none !important' });

globalStyle('*, ::before, ::after', {
  '@media': {
    // Transitions have no duration: with any, each level would pass a new colour on only after the one above it.
    [media.reducedMotion]: { animationDuration: '1ms !important', transitionDuration: '0s !important' },
  },
});

// The root twice, to be more specific than the colours of a face.
globalStyle(':root:root', {
  '@media': {
    [media.print]: {
      colorScheme: 'light !important',
      fontSize: '11pt',
      vars: { [vars.color.background]: '#fff', [vars.color.text]: '#000', [vars.color.accent]: '#000' },
    },
  },
});

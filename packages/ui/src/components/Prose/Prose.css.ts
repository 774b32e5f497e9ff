import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const prose = style({
  maxWidth: vars.measure.text,
  fontSize: vars.step['0'],
  lineHeight: 1.65,
  '@media': { '(max-width: 30em)': { hyphens: 'auto' } },
});
export const compact = style({ fontSize: vars.size.ui, lineHeight: 1.6 });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${prose} ${part}`)
      .join(', '),
    rule,
  );

globalStyle(`${prose} > * + *`, { marginTop: '1.1em' });
inside('h2, h3, h4', { marginTop: '2.2em', marginBottom: '.6em' });
globalStyle(`${prose} > :first-child`, { marginTop: 0 });
inside('h2', { fontSize: vars.step['2'] });
inside('h3', { fontSize: vars.step['1'] });
inside('h4', { fontSize: vars.step['0'] });
globalStyle(`${compact} > * + *`, { marginTop: '.7em' });

inside('ul, ol', { paddingInlineStart: '1.4em' });
inside('li + li', { marginTop: '.35em' });
inside('li::marker', { color: color.muted });
// The check box takes the place of the list mark, so that a second line is aligned with the first word.
inside('.task', { listStyle: 'none' });
inside('.task input', { position: 'absolute', marginInlineStart: '-1.5rem', marginBlockStart: '.5rem' });

// Achievements (B66), only inside an entry: the figures of a list form a column next to their texts, and on a phone
// stand above them. Table cells give all figures the width of the widest without a wrapper around the texts.
const achievements = `${compact} > .achievements`;
const achievement = `${achievements} > .achievement`;
const figure = `:is(${achievement}, ${achievement} > p:first-child) > strong:first-child`;
globalStyle(achievement, {
  listStyle: 'none',
  // A figure is nearer to its own text than to the one before.
  '@media': { [media.phone]: { marginTop: space['16'], marginInlineStart: '-1.4em' } },
});
globalStyle(figure, {
  display: 'block',
  fontSize: vars.step['3'],
  fontWeight: 650,
  lineHeight: 1.2,
  letterSpacing: '-.02em',
  color: color.accent,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(achievements, {
  '@media': { [media.tablet]: { display: 'table', width: '100%', paddingInlineStart: 0 } },
});
globalStyle(`${achievements} > li`, { '@media': { [media.tablet]: { display: 'table-row' } } });
globalStyle(`${achievement} > p:first-child`, { '@media': { [media.tablet]: { display: 'contents' } } });
// A text without a figure has an empty cell next to it; the cell contains a line, so that the baselines match.
globalStyle(`${figure}, ${achievements} > :not(.achievement)::before`, {
  '@media': {
    [media.tablet]: {
      content: '"\\200b"',
      display: 'table-cell',
      width: 1,
      paddingTop: space['8'],
      paddingInlineEnd: space['16'],
      whiteSpace: 'nowrap',
    },
    // Chromium aligns the tops of cells in print.
    [media.print]: { paddingTop: 0 },
  },
});

// Emphasis must be visible in typefaces without italics, and strong emphasis in italics of one weight.
inside('em, i', { fontSynthesis: 'style weight' });
inside('blockquote', {
  margin: '1.6em 0 0',
  paddingInlineStart: space['24'],
  borderInlineStart: `2px solid ${color.accent}`,
  color: color.muted,
});
inside('hr', { width: '4rem', margin: '2.6em auto', border: 0, borderTop: `1px solid ${color.control}` });

// A typeface may widen its spaces, which would move the columns of code.
inside('code', { fontFamily: vars.font.mono, fontSize: '.875em', overflowWrap: 'anywhere', wordSpacing: 0 });
inside(':not(pre) > code', { padding: '.12em .35em', background: color.codeBackground, borderRadius: '4px' });
inside('pre', {
  maxWidth: vars.measure.wide,
  margin: '1.6em 0 0',
  padding: `${space['16']} ${space['16']}`,
  overflowX: 'auto',
  background: color.codeBackground,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  lineHeight: 1.55,
  tabSize: 2,
  hyphens: 'none',
  '@media': {
    [media.print]: { whiteSpace: 'pre-wrap' },
    [media.phone]: { marginInline: '-.5rem' },
  },
});
inside('pre code', { overflowWrap: 'normal' });
// The language, or the file name, above the code, on one line with the copy button.
inside('pre::before', {
  content: 'attr(data-language)',
  position: 'sticky',
  insetInlineStart: 0,
  display: 'block',
  width: 'max-content',
  marginBottom: space['8'],
  fontSize: vars.size.small,
  color: color.muted,
});
inside('pre[data-file]::before', { content: 'attr(data-file)', fontFamily: vars.font.mono });

inside('figure, img, video', { maxWidth: '100%' });
inside('figure', { margin: '1.8em 0 0' });
inside('img', { borderRadius: vars.radius.card });
inside('figcaption', { marginTop: space['8'], fontSize: '.875em', color: color.muted });

inside('.table-scroll', { overflowX: 'auto', margin: '1.6em 0 0' });
inside('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.ui,
  fontVariantNumeric: 'tabular-nums',
});
inside('th, td', {
  padding: `${space['8']} ${space['12']}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'normal',
});
// The words of the first and the last column are aligned with the text around the table.
inside('.table-scroll :is(th, td):first-child', { paddingInlineStart: 0 });
inside('.table-scroll :is(th, td):last-child', { paddingInlineEnd: 0 });
inside('th', { fontWeight: 650, borderColor: color.control });
// Figures do not wrap; the box scrolls if there is no room.
inside('.align-right', { textAlign: 'end', whiteSpace: 'nowrap' });
inside('.align-center', { textAlign: 'center' });

inside('.heading-anchor', {
  marginInlineStart: '.3em',
  color: color.muted,
  // Where it is always shown, colour alone must not tell it from the words.
  fontWeight: 400,
  textDecoration: 'none',
  opacity: 0,
  '@media': { '(hover: none)': { opacity: 1 }, [media.print]: { display: 'none' } },
});
inside(':hover > .heading-anchor, .heading-anchor:focus', { opacity: 1 });
inside('.footnotes', {
  marginTop: '3em',
  paddingTop: space['16'],
  borderTop: `1px solid ${color.line}`,
  fontSize: vars.size.ui,
});
inside('sup', { lineHeight: 0 });
// A link to the text in the other language leads to an empty element in the heading.
inside(':target, :has(> span:target)', { background: color.accentSurface });
inside('figure, pre, blockquote, tr', { '@media': { [media.print]: { breakInside: 'avoid' } } });
// In print, addresses of links are written out.
inside('a[href^=http]::after', {
  '@media': {
    [media.print]: { content: '" (" attr(href) ")"', fontSize: '.85em', overflowWrap: 'anywhere' },
  },
});

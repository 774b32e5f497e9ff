import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { prose } from './Prose.css.ts';

const { color, space } = vars;

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${selector}`, rule);

/** The bar and the title show the kind of a callout; the colour is redundant. */
const looks = {
  note: [color.accent, color.accentSurface],
  tip: [color.success, color.successSurface],
  important: [color.accent, color.accentSurface],
  warning: [color.warning, color.warningSurface],
  caution: [color.danger, color.dangerSurface],
  quiet: [color.control, color.surface],
} as const;

inside('.callout', {
  margin: '1.6em 0 0',
  padding: `${space['12']} ${space['16']}`,
  borderInlineStart: `3px solid ${color.control}`,
  borderRadius: vars.radius.control,
  '@media': { [media.print]: { breakInside: 'avoid', border: `1px solid ${color.control}` } },
});
inside('.callout-title', { fontWeight: 650 });
for (const [look, [ink, ground]] of Object.entries(looks)) {
  inside(`.callout-${look}`, { background: ground, borderColor: ink });
  if (look !== 'quiet') inside(`.callout-${look} > .callout-title`, { color: ink });
}
inside('.callout > * + *', { marginTop: '.5em' });

// Before the text of a part of a series: the part's number and the list of all parts.
inside('[data-series]', {
  padding: `${space['12']} ${space['16']}`,
  fontSize: vars.size.ui,
  background: color.surface,
  borderRadius: vars.radius.control,
});
inside('[data-series] details:not(.callout)', { padding: 0, border: 0, marginTop: space['8'] });
inside('[data-series] [aria-current]', { color: color.text, fontWeight: 650, textDecoration: 'none' });

inside('summary', { cursor: 'pointer', fontWeight: 650 });
inside('details:not(.callout)', {
  padding: `${space['8']} ${space['16']}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
});
inside('details > :is(p, ul, ol, dl)', { marginTop: '.6em' });
inside('details > pre', { marginTop: space['8'] });
inside('.code-group', { maxWidth: vars.measure.wide, margin: '1.6em 0 0' });
inside('.code-group > details + details', { borderTop: 0 });

inside('dt', { fontWeight: 650 });
inside('dd', { margin: 0, paddingInlineStart: '1.4em' });
inside('dd + dt', { marginTop: '.7em' });
inside('aside', {
  padding: `${space['12']} ${space['16']}`,
  background: color.surface,
  borderRadius: vars.radius.control,
});
inside('kbd', {
  padding: '.1em .4em',
  fontFamily: vars.font.mono,
  fontSize: '.8125em',
  background: color.raised,
  border: `1px solid ${color.control}`,
  borderBottomWidth: '2px',
  borderRadius: '4px',
  whiteSpace: 'nowrap',
});
inside('mark:not(pre mark)', { padding: '0 .15em', color: 'inherit', background: color.warningSurface });
inside('ins', { textDecorationThickness: '1px', textUnderlineOffset: '.2em' });
inside('abbr[title]', { textDecoration: 'underline dotted', cursor: 'help' });
inside('sub', { lineHeight: 0 });
inside('audio', { width: '100%' });
inside('video', { height: 'auto', borderRadius: vars.radius.card });

// A drawn placeholder for a video on another site: nothing of it is loaded before it is opened.
inside('.video-card', {
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  gap: space['4'],
  aspectRatio: '16 / 9',
  maxHeight: '20rem',
  padding: space['16'],
  color: color.text,
  background: `linear-gradient(160deg, ${color.raised}, ${color.accentSurface})`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  textDecoration: 'none',
  '@media': { [media.print]: { aspectRatio: 'auto', background: 'none' } },
});
inside('.video-card:hover', { borderColor: color.accent });
// No `:is()`: every page would contain the rule (cases.css.ts).
for (const part of ['.video-card', '.video-host'])
  inside(`${part}::before`, {
    content: '""',
    position: 'absolute',
    inset: 0,
    margin: 'auto',
  });
inside('.video-card::before', {
  width: '4rem',
  height: '4rem',
  borderRadius: '50%',
  background: color.accent,
});
inside('.video-host::before', {
  width: '1.2rem',
  height: '1.4rem',
  insetInlineStart: '.25rem',
  background: color.accentText,
  clipPath: 'polygon(0 0,100% 50%,0 100%)',
});
inside('.video-title', { fontWeight: 650, overflowWrap: 'anywhere' });
inside('.video-host', { fontSize: '.875em', color: color.muted });

inside('.math', { overflowX: 'auto', overflowY: 'hidden', margin: '1.4em 0 0', padding: '.2em 0' });
inside('math', {
  fontFamily: '"Cambria Math", "STIX Two Math", "Latin Modern Math", "Noto Sans Math", math',
  fontSize: '1.08em',
});
inside('.tml-display', { display: 'block', width: '100%' });
// The two sides of an equation are adjacent. Cells contain blocks in Chromium and WebKit, which need prefixed values.
const left: ['left', 'left'] = ['left', '-webkit-left' as 'left'];
const right: ['right', 'right'] = ['right', '-webkit-right' as 'right'];
inside('.tml-left', { textAlign: left, paddingInlineStart: 0 });
inside('.tml-right', { textAlign: right, paddingInlineEnd: 0 });

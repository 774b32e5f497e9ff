import { globalStyle } from '@vanilla-extract/css';
import { media, twoPanesQuery } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { prose } from './Prose.css.ts';
import { inRoom } from '../../theme/inRoom.ts';

const { color, space } = vars;

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${selector}`, rule);

// No `:is()`: a page contains a rule if it has the classes outside parentheses, which would always be true here.
for (const wide of ['.before-after', '.gallery'])
  inside(wide, { ...inRoom, display: 'grid', marginTop: '1.8em' });
// Code, tables and pictures that need the room (B69).
inside('> .wide', { '@media': { [twoPanesQuery]: inRoom } });
inside('.wide pre', { '@media': { [twoPanesQuery]: { maxWidth: 'none' } } });
for (const part of ['.before-after > figure', '.gallery figure']) inside(part, { minWidth: 0, margin: 0 });

// Before and after (B67): two columns if each has at least the width of a phone, never three.
inside('.before-after', {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 40%)), 1fr))',
  gap: `${space['16']} ${space['24']}`,
});
inside('.before-after > figure', { paddingTop: space['8'], borderTop: `2px solid ${color.control}` });
inside('.before-after > figure + figure', { borderColor: color.accent });
// Scripts wrap code in a box with a button: the margin is that of the box, or of the code without it.
inside('.before-after pre', { margin: 0 });
inside('.before-after > figure > * + *', { marginTop: '.7em' });
inside('.before-after > figure > figcaption', { marginTop: 0, fontSize: vars.size.small, fontWeight: 650 });
inside('.before-after > figcaption', { gridColumn: '1 / -1' });

// The pictures of a row shrink in proportion to their widths, so that all keep the same height (B69).
for (const part of ['.gallery', '.gallery-row']) inside(part, { gap: space['12'] });
inside('.gallery-row', { display: 'flex' });
inside('.gallery-row:not(.gallery-narrow)', { '@media': { [media.phone]: { flexDirection: 'column' } } });
// A caption is as wide as its picture and does not widen it.
inside('.gallery figcaption', { width: 0, minWidth: '100%' });

// Consecutive decisions form a list (B68), with lines between them and the symbol for a decision in a flow chart.
inside('.callout-decision', {
  marginTop: space['16'],
  padding: `${space['16']} 0 0 ${space['32']}`,
  background: 'none',
  border: 0,
  borderTop: `1px solid ${color.line}`,
});
inside('.callout-decision > .callout-title::before', {
  content: '""',
  display: 'inline-block',
  width: '.7em',
  height: '.7em',
  margin: '0 1em 0 -1.7em',
  border: `2px solid ${color.accent}`,
  transform: 'rotate(45deg)',
});
// The cost and the alternatives, each with its name.
inside('.callout-decision > dl', {
  display: 'grid',
  gap: `0 ${space['16']}`,
  fontSize: vars.size.ui,
});
inside('.callout-decision dt', { margin: 0, minWidth: '5rem', color: color.muted });
inside('.callout-decision > dl', {
  '@media': { [media.tablet]: { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)' } },
});
inside('.callout-decision dd', { padding: 0, '@media': { [media.tablet]: { gridColumn: 2 } } });

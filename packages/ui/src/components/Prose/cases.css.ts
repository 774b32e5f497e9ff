import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { prose } from './Prose.css.ts';
import { roomAfter, roomBefore } from './room.css.ts';

const { color, space } = vars;

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${selector}`, rule);

// No choice in brackets: a page carries a rule whose classes stand outside them, where it has what they name.
for (const wide of ['.before-after', '.gallery'])
  inside(wide, {
    display: 'grid',
    maxWidth: 'none',
    marginTop: '1.8em',
    marginInlineStart: `calc(-1 * ${fallbackVar(roomBefore, '0px')})`,
    marginInlineEnd: `calc(-1 * ${fallbackVar(roomAfter, '0px')})`,
  });

// What was and what has become (B67): two columns where each has the width of a phone, and never a third.
inside('.before-after', {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 40%)), 1fr))',
  gap: space['24'],
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
inside('.before-after > figure', {
  minWidth: 0,
  margin: 0,
  paddingTop: space['8'],
  borderTop: `2px solid ${color.control}`,
});
inside('.before-after > figure + figure', { borderColor: color.accent });
inside('.before-after > figure > * + *', { marginTop: '.7em' });
inside('.before-after > figure > figcaption', {
  marginTop: 0,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  fontWeight: 650,
});
inside('.before-after > figure + figure > figcaption', { color: color.accent });
inside('.before-after > figure > figcaption + figure', { marginTop: space['8'] });
// Scripts put a box with a button around code: the room above it is its own.
inside('.before-after pre', { marginTop: space['8'], marginInline: 0 });
inside('.before-after > figcaption', { gridColumn: '1 / -1', marginTop: `calc(-1 * ${space['12']})` });

// Each picture of a row gives up its share of the width that is not there, so all keep one height (B69).
inside('.gallery', { gap: space['12'] });
inside('.gallery-row', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['12'],
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
inside('.gallery-row:not(.gallery-narrow)', { '@media': { [media.phone]: { flexDirection: 'column' } } });
inside('.gallery figure', { minWidth: 0, margin: 0 });
// A caption is as wide as its picture, and does not widen it.
inside('.gallery figcaption', { width: 0, minWidth: '100%' });

// Several decisions are a list (B68): lines between them, and the sign that stands for a decision in a drawn process.
inside('.callout-decision', {
  position: 'relative',
  padding: `${space['16']} 0 0`,
  background: 'none',
  border: 0,
  borderTop: `1px solid ${color.line}`,
  borderRadius: 0,
});
inside('.callout-decision > .callout-title', { color: color.text });
inside('div.callout-decision', { paddingInlineStart: space['32'] });
inside('div.callout-decision > .callout-title::before', {
  content: '""',
  position: 'absolute',
  insetInlineStart: space['4'],
  width: '.7em',
  height: '.7em',
  marginTop: '.45em',
  border: `2px solid ${color.accent}`,
  transform: 'rotate(45deg)',
});
inside('.callout-decision + .callout-decision', { marginTop: space['16'] });
// The price of it, what else there was: by name.
inside('.callout-decision > dl', {
  display: 'grid',
  gap: `${space['4']} ${space['16']}`,
  fontSize: vars.size.ui,
  lineHeight: 1.6,
  '@media': { [media.tablet]: { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)' } },
});
inside('.callout-decision > dl > dt', {
  margin: 0,
  minWidth: '5rem',
  fontWeight: 500,
  color: color.muted,
});
inside('.callout-decision > dl > dd', {
  padding: 0,
  '@media': { [media.tablet]: { gridColumn: 2 } },
});

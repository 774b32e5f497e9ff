import { globalStyle, style } from '@vanilla-extract/css';
import { asRead } from '../../theme/asRead.css.ts';
import { fade, hiddenWhenAlone } from '../../theme/alone.ts';
import { controlFrame, focusedFrame, invalidFrame } from '../../theme/controlFrame.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const editor = style({ display: 'grid', gap: vars.space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });

// The field measures its position while it scrolls to the caret: smooth scrolling would stop thousands of pixels off.
globalStyle(`html:has(.${editor})`, { scrollBehavior: 'auto' });

const shade = 28;
const shadeOf = (side: 'left' | 'right') =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, color-mix(in srgb, ${vars.color.text} 16%, transparent), transparent) ${side} / ${shade / 2}px 100% no-repeat scroll`;
/** Scrolls with the tools, so it covers a shade only while nothing is hidden beyond that edge. */
const coverOf = (side: 'left' | 'right', ground: string) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${ground} 50%, transparent) ${side} / ${shade}px 100% no-repeat local`;

const shadedOn = (ground: string) =>
  [coverOf('left', ground), coverOf('right', ground), shadeOf('left'), shadeOf('right'), ground].join();

/** Sticks below the bars while the text scrolls; one line, with a shade at an edge that hides more tools. */
export const toolbar = style({
  selectors: hiddenWhenAlone,
  transition: fade,
  position: 'sticky',
  insetBlockStart: 113,
  zIndex: 10,
  background: shadedOn(vars.color.background),
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  overflowX: 'auto',
  overflowY: 'hidden',
  // A scroll bar would make it taller; it scrolls by touch, wheel and arrow keys.
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  scrollPaddingInline: shade,
  '@media': { [media.phone]: { gap: 0 }, [media.coarse]: { gap: 0 } },
});

// A scroll container clips anything outside it.
globalStyle(`${toolbar} button:focus-visible`, { outlineOffset: -2 });

/** The text as readers will see it, without a frame. */
const text = {
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  fontSize: vars.step['0'],
  lineHeight: 1.65,
  tabSize: 2,
} as const;

export const area = style([
  asRead,
  {
    ...text,
    minBlockSize: '29rem',
    resize: 'none',
    // As tall as its text, like the rich field, so that nothing moves when that one loads.
    fieldSizing: 'content',
    '::placeholder': { color: vars.color.muted, opacity: 1 },
    ':focus-visible': { outline: 'none' },
  },
]);

export const rich = style(text);

export const over = style({ outline: `2px dashed ${vars.color.accent}`, outlineOffset: 2 });

/** Around the tools and the text; without a frame they are children of the editor itself. */
export const frameless = style({ display: 'contents' });

/** Makes them one field of a form. The padding leaves room for the inner line of an invalid field. */
export const frame = style({
  ...controlFrame,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 1,
  selectors: {
    '&:has([aria-invalid=true])': invalidFrame,
    '&:has([contenteditable=true]:focus, textarea:focus-visible)': {
      outline: `2px solid ${vars.color.accent}`,
      ...focusedFrame,
    },
  },
});

globalStyle(`${frame} > ${toolbar}`, {
  background: shadedOn(vars.color.raised),
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderStartStartRadius: `calc(${vars.radius.control} - 2px)`,
  borderStartEndRadius: `calc(${vars.radius.control} - 2px)`,
});

// A press beside the text belongs to the text, so its own element has the padding.
globalStyle(`${frame} > ${area}, ${frame} > ${rich} .cm-content`, {
  padding: `${vars.space['8']} ${vars.space['12']}`,
});

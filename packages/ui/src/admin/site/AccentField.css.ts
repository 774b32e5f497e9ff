import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const field = style({
  display: 'grid',
  gap: vars.space['8'],
  border: 0,
  padding: 0,
  minInlineSize: 0,
});
export const label = style({ fontWeight: 500, padding: 0, marginBlockEnd: vars.space['8'] });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  alignItems: 'center',
});

const box = style({
  inlineSize: 36,
  blockSize: 36,
  margin: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
});

/**
 * A radio button in its colour; the checked one has a ring and a dot, not colour alone. The outline is reserved for the
 * focus.
 */
export const swatch = style([
  box,
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    forcedColorAdjust: 'none',
    selectors: {
      '&:checked': {
        boxShadow: `0 0 0 2px ${vars.color.background}, 0 0 0 4px ${vars.color.text}`,
        outlineOffset: '5px',
      },
      '&:checked::after': {
        content: '',
        inlineSize: 10,
        blockSize: 10,
        borderRadius: vars.radius.pill,
        background: '#fff',
        border: '1px solid #121214',
      },
    },
  },
]);

export const own = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['8'] });
export const picker = style([box, { padding: 2, background: vars.color.surface }]);
export const note = style({ color: vars.color.muted, fontSize: vars.size.small });

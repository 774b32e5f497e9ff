import { vars } from './theme.css.ts';

/** The frame of a field: of one element or, in the editor of long texts, of a field and its tools. */
export const controlFrame = {
  background: vars.color.raised,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.text },
} as const;

export const invalidFrame = {
  borderColor: vars.color.danger,
  boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
} as const;

export const focusedFrame = { outlineOffset: '-1px', borderColor: vars.color.accent } as const;

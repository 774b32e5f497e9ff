import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** Marks a title that is not in the language of the page with RU or EN. */
export const languageMark = style({
  selectors: {
    '&[lang]::after': {
      // On the line of the last word and joined to it (a word joiner): alone on a line it would seem unrelated.
      content: '"\\2060" attr(lang)',
      marginInlineStart: '0.5em',
      paddingInline: vars.space['4'],
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.radius.control,
      color: vars.color.muted,
      fontSize: vars.size.small,
      fontWeight: 400,
      lineHeight: 1.3,
      textTransform: 'uppercase',
      verticalAlign: '0.1em',
    },
  },
});

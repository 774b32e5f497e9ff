import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: `${vars.space['4']} ${vars.space['16']}`,
  listStyle: 'none',
  fontFamily: vars.font.mono,
  userSelect: 'all',
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  '@media': { [media.print]: { display: 'none' } },
});

/** Only the codes are printed. */
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

onPaper(`body:has(.${codes}) > :not(:has(.${codes}))`, { display: 'none' });
onPaper(`[role="dialog"]:has(.${codes}), :has(> [role="dialog"] .${codes})`, {
  position: 'static',
  maxBlockSize: 'none',
  overflow: 'visible',
  border: 0,
  boxShadow: 'none',
  background: 'none',
});
onPaper(`[role="dialog"]:has(.${codes}) button`, { display: 'none' });

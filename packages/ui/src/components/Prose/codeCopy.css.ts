import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media, twoPanesQuery } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { inRoom } from '../../theme/inRoom.ts';
import { prose } from './Prose.css.ts';
import { roomAfter } from '../../theme/room.css.ts';

export const codeBox = style({ position: 'relative' });

// The button shows the same words.
globalStyle(`${codeBox} > output`, { position: 'absolute', clipPath: 'inset(50%)' });

export const copyButton = style({
  position: 'absolute',
  insetInlineEnd: vars.space['8'],
  top: vars.space['8'],
  fontSize: vars.size.small,
  lineHeight: 1.3,
  color: vars.color.muted,
  minHeight: 28,
  padding: `0 ${vars.space['8']}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
  ':hover': { borderColor: vars.color.accent, color: vars.color.accent },
});

// Wide code keeps its room in the box, and its button its corner.
globalStyle(`${prose} > ${codeBox} > .wide`, { '@media': { [twoPanesQuery]: inRoom } });
globalStyle(`${prose} > ${codeBox} > .wide + ${copyButton}`, {
  '@media': {
    [twoPanesQuery]: { insetInlineEnd: `calc(${vars.space['8']} - ${fallbackVar(roomAfter, '0px')})` },
  },
});

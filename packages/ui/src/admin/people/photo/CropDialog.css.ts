import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const stage = style({
  position: 'relative',
  blockSize: 'min(50dvh, 360px)',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: '#121214',
});

// The picture's edges are dark in both themes, so the focus outline is light.
globalStyle(`${stage} [role="group"]:focus-visible`, { outline: '3px solid #fff', outlineOffset: '-3px' });

export const help = style({ color: vars.color.muted, fontSize: vars.size.small });
export const zoom = style({ display: 'grid', gap: vars.space['4'] });
export const slider = style({ inlineSize: '100%', minBlockSize: 36, accentColor: vars.color.accent });

import { style } from '@vanilla-extract/css';
import { steps } from '../../theme/scale.ts';
import { vars } from '../../theme/theme.css.ts';

/** The page is laid out for a real phone and scaled down as a whole. */
const scale = 0.5;
const [width, height] = [360, 520];
/** Returns the lower bound of a fluid font size, which applies on a phone. */
const least = (step: keyof typeof steps) => steps[step].slice('clamp('.length).split(',')[0] as string;

export const phone = style({
  inlineSize: width * scale + 10,
  blockSize: height * scale + 10,
  overflow: 'hidden',
  border: `5px solid ${vars.color.control}`,
  borderRadius: 22,
});
export const page = style({
  vars: {
    [vars.step['0']]: least('0'),
    [vars.step['1']]: least('1'),
    [vars.step['5']]: least('5'),
  },
  inlineSize: width,
  blockSize: height,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
  background: vars.color.background,
  color: vars.color.text,
  fontSize: vars.step['0'],
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 64,
  paddingInline: vars.space['16'],
  fontWeight: 650,
});
export const tool = style({ flex: 'none', marginInlineStart: 'auto', color: vars.color.muted });
export const body = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['16'],
  padding: `${vars.space['24']} ${vars.space['16']} 0`,
  // the top of the content below
  '::after': {
    content: '',
    inlineSize: '100%',
    blockSize: height,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.accentSurface,
  },
});
export const title = style({
  fontSize: `calc(${vars.step['5']} * 1.15)`,
  fontWeight: 650,
  letterSpacing: '-.025em',
  lineHeight: 1.08,
  overflowWrap: 'anywhere',
});
export const lead = style({
  ':empty': { display: 'none' },
  color: vars.color.muted,
  fontSize: vars.step['1'],
  lineHeight: 1.3,
});

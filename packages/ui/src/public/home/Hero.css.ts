import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const hero = style({
  isolation: 'isolate',
  display: 'grid',
  gap: `${space['32']} ${space['64']}`,
  padding: `${space['48']} 0 ${space['16']}`,
  // Squared paper under the first lines, like a workshop's table. It fades out, so that no text is on it. It spans the
  // frame of the page, because a width in `vw` would include the scroll bar.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '0 0 auto',
    height: '30rem',
    backgroundImage: `linear-gradient(${color.line} 1px, transparent 1px), linear-gradient(90deg, ${color.line} 1px, transparent 1px)`,
    backgroundSize: '3rem 3rem',
    // The lines pass above and below the header's text.
    backgroundPosition: 'center 1rem',
    maskImage: 'radial-gradient(60% 90% at 80% 0, rgb(0 0 0/.7), transparent)',
    pointerEvents: 'none',
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 18rem',
      alignItems: 'end',
      paddingTop: space['96'],
    },
    // On a phone the text takes the whole width, so the paper stays above it.
    [media.phone]: { '::before': { height: '11rem' } },
    [media.print]: { padding: 0, '::before': { display: 'none' } },
  },
});

export const words = style({ minWidth: 0 });

export const name = style({
  fontSize: `calc(${vars.step['5']} * 1.15)`,
  lineHeight: 1.08,
  letterSpacing: '-.025em',
});

export const headline = style({
  marginTop: space['12'],
  fontSize: vars.step['1'],
  lineHeight: 1.3,
  color: color.muted,
  textWrap: 'balance',
});

export const about = style({ marginTop: space['24'], maxWidth: '38rem' });

export const available = style({
  display: 'flex',
  gap: '.6em',
  marginTop: space['24'],
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  fontWeight: 500,
  '::before': {
    content: '',
    flex: 'none',
    width: '.5em',
    height: '.5em',
    marginTop: '.475em',
    borderRadius: '50%',
    background: color.success,
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['12'],
  marginTop: space['32'],
  '@media': { [media.print]: { display: 'none' } },
});

export const side = style({
  display: 'grid',
  gap: space['24'],
  alignContent: 'end',
  minWidth: 0,
  '@media': { [`${media.tablet} and (max-width: 63.99em)`]: { gridTemplateColumns: 'auto 1fr' } },
});

export const facts = style({ fontSize: vars.size.ui, lineHeight: 1.45, alignSelf: 'end' });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: space['12'],
  padding: `${space['8']} 0`,
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

export const factName = style({ color: color.muted });

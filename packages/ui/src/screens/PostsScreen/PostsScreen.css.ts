import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { space } = vars;

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['16']} ${space['32']}`,
  marginBottom: space['24'],
});

export const filters = style({
  listStyleType: "''",
  margin: 0,
  padding: 0,
  marginBottom: space['32'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['8'],
});

import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { prose } from './Prose.css.ts';

/**
 * A shade at each edge of what scrolls sideways; at the first and the last word the ground, which scrolls along, covers
 * it.
 */
const fades = (ground: string) =>
  ({
    backgroundImage: [
      `linear-gradient(90deg,${ground} 1rem,transparent)`,
      `linear-gradient(270deg,${ground} 1rem,transparent)`,
      `linear-gradient(90deg,${vars.color.control},transparent)`,
      `linear-gradient(270deg,${vars.color.control},transparent)`,
    ].join(),
    backgroundPosition: '0,100%,0,100%',
    backgroundSize: '3rem 100%,3rem 100%,.75rem 100%,.75rem 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local,local,scroll,scroll',
    '@media': { [media.forcedColors]: { backgroundImage: 'none' } },
  }) as const;

globalStyle(`${prose} pre.code`, fades(vars.color.codeBackground));
// Not inside a callout, whose ground is another.
for (const part of ['.table-scroll', '.math', '.wide > .table-scroll'])
  globalStyle(`${prose} > ${part}`, fades(vars.color.background));

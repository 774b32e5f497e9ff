import { cornerRadius } from '../src/theme/corners.ts';
import type { ColorRole, Pair } from '../src/theme/palette.ts';
import { facePalette, palette } from '../src/theme/palette.ts';
import { floatShadow, scale, steps } from '../src/theme/scale.ts';
import { fontStack, monoStack } from '../src/theme/typefaces.ts';

/** A group or a token of the Design Tokens Format Module 2025.10. */
export interface TokenGroup {
  readonly $type?: string;
  readonly $description?: string;
  readonly $value?: unknown;
  readonly [name: string]: unknown;
}

type Values = Readonly<Record<string, string>>;

const each = <Value>(values: Readonly<Record<string, Value>>, tokenOf: (value: Value) => TokenGroup) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tokenOf(value)]));

function color(hex: string) {
  const parts = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  return { colorSpace: 'srgb', components: parts, hex };
}

/** The format has only rem and px, so a length in another unit has no token. */
function length(text: string) {
  const [, value = '', unit = 'rem'] = /^([\d.]+)(rem|px)?$/.exec(text) ?? [];
  return value === '' ? undefined : { value: Number(value), unit };
}

const dimensions = (values: Values): TokenGroup => {
  const lengths = Object.entries(values).filter(([, text]) => length(text));
  return { $type: 'dimension', ...each(Object.fromEntries(lengths), (text) => ({ $value: length(text) })) };
};

/** `clamp(least,…,most)`: the values in between depend on the width of the screen, which the format cannot express. */
function fluid(text: string): TokenGroup {
  const [, least = '', most = ''] = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(text) ?? [];
  return { least: { $value: length(least) }, most: { $value: length(most) } };
}

const families = (stack: string) => stack.split(',').map((name) => name.replaceAll("'", ''));

function themes(pairs: Readonly<Record<ColorRole, Pair>>): TokenGroup {
  return {
    light: each(pairs, ([light]) => ({ $value: color(light) })),
    dark: each(pairs, ([, dark]) => ({ $value: color(dark) })),
  };
}

function shadow(text: string): TokenGroup {
  const [, offsetY = '', blur = '', alpha = ''] = /^0 (\S+) (\S+) rgb\(0 0 0\/(\S+)\)$/.exec(text) ?? [];
  const none = { value: 0, unit: 'px' };
  return {
    $value: {
      color: { ...color('#000000'), alpha: Number(alpha) },
      offsetX: none,
      offsetY: length(offsetY),
      blur: length(blur),
      spread: none,
    },
  };
}

/** Returns the theme as design tokens: both faces, light and dark, as far as the format allows. */
export function designTokens(): TokenGroup {
  const { ease, ...times } = scale.motion;
  const curve = [...ease.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
  return {
    $description: 'The design of Janus, made from its theme: Design Tokens Format Module 2025.10.',
    color: {
      $type: 'color',
      portfolio: themes(palette),
      blog: themes({ ...palette, ...facePalette.blog }),
    },
    font: {
      $type: 'fontFamily',
      text: { $value: families(fontStack('inter')) },
      mono: { $value: families(monoStack) },
    },
    step: { $type: 'dimension', ...each(steps, fluid) },
    size: dimensions(scale.size),
    space: dimensions(scale.space),
    measure: dimensions(scale.measure),
    radius: dimensions({ ...cornerRadius.soft, ...scale.radius }),
    shadow: { $type: 'shadow', float: shadow(floatShadow) },
    duration: {
      $type: 'duration',
      ...each(times, (text) => ({ $value: { value: Number.parseInt(text, 10), unit: 'ms' } })),
    },
    easing: { $type: 'cubicBezier', ease: { $value: curve } },
  };
}

/** Returns the text of `tokens.json`. */
export const tokensFile = (): string => `${JSON.stringify(designTokens(), null, 2)}\n`;

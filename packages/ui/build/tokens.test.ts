import { describe, expect, it } from 'vitest';
import { facePalette, palette } from '../src/theme/palette.ts';
import { scale, steps } from '../src/theme/scale.ts';
import type { TokenGroup } from './tokens.ts';
import { designTokens } from './tokens.ts';

interface Token {
  path: string;
  type: string | undefined;
  value: unknown;
}

function tokensIn(group: TokenGroup, path = '', inherited?: string): Token[] {
  const type = group.$type ?? inherited;
  if ('$value' in group) return [{ path, type, value: group.$value }];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) => tokensIn(inner as TokenGroup, path ? `${path}.${name}` : name, type));
}

const number = expect.any(Number);
const dimension = { value: number, unit: expect.stringMatching(/^(rem|px)$/) };
const color = {
  colorSpace: 'srgb',
  components: [number, number, number],
  hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
};
/** The values that the format requires, by type. */
const shapes: Readonly<Record<string, unknown>> = {
  color,
  dimension,
  duration: { value: number, unit: 'ms' },
  cubicBezier: [number, number, number, number],
  fontFamily: expect.arrayContaining([expect.any(String)]),
  shadow: {
    color: { ...color, alpha: number },
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: dimension,
  },
};

const tokens = tokensIn(designTokens());
const valueOf = (path: string) => tokens.find((token) => token.path === path)?.value;

it.each(tokens)('$path is a value of its type', ({ type, value }) => {
  expect(value).toEqual(shapes[type ?? '']);
});

describe.each(['portfolio', 'blog'] as const)('the colours of the %s face', (face) => {
  it.each(Object.entries({ ...palette, ...facePalette[face] }))(
    '%s in both themes',
    (role, [light, dark]) => {
      expect(valueOf(`color.${face}.light.${role}`)).toMatchObject({ hex: light });
      expect(valueOf(`color.${face}.dark.${role}`)).toMatchObject({ hex: dark });
    },
  );
});

it('white is three ones', () => {
  expect(valueOf('color.portfolio.light.background')).toMatchObject({ components: [1, 1, 1] });
});

it('holds every value of the scale but what is measured in letters', () => {
  const { ease: _ease, ...times } = scale.motion;
  const names = (group: string, values: object) => Object.keys(values).map((name) => `${group}.${name}`);
  const expected = [
    ...names('space', scale.space),
    ...names('size', scale.size),
    ...names('duration', times),
    ...names('step', steps).flatMap((step) => [`${step}.least`, `${step}.most`]),
    'measure.wide',
    'measure.grid',
    'measure.form',
    'radius.pill',
    'radius.control',
    'radius.card',
    'easing.ease',
    'shadow.float',
  ];
  expect(tokens.map(({ path }) => path)).toEqual(expect.arrayContaining(expected));
  expect(valueOf('measure.text')).toBeUndefined();
  expect(valueOf('space.16')).toEqual({ value: 1, unit: 'rem' });
  expect(valueOf('step.5.most')).toEqual({ value: 3.433, unit: 'rem' });
});

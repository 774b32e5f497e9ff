/** A colour in Björn Ottosson's perceptual OKLab: lightness from 0 to 1, and two axes of colour. */
export type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Returns the linear light of a `#rrggbb` colour, each channel from 0 to 1. */
export function lightOf(hex: string): [red: number, green: number, blue: number] {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** Returns a `#rrggbb` colour in OKLab. */
export function labOf(hex: string): Lab {
  const [r, g, b] = lightOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function partsOf([lightness, a, b]: Lab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(fromLinear);
}

const isShown = (part: number) => part >= -0.001 && part <= 1.001;

/** Returns the colour as `#rrggbb`; outside the gamut of screens, with as much chroma as fits. */
export function hexOf([lightness, a, b]: Lab): string {
  let share = 1;
  let parts = partsOf([lightness, a, b]);
  while (share > 0 && !parts.every(isShown)) {
    share = Math.max(0, share - 0.02);
    parts = partsOf([lightness, a * share, b * share]);
  }
  const bytes = parts.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

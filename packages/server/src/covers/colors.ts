import type { Random } from './random.ts';

/** The colours of a cover, as `#rrggbb`. */
export interface Colors {
  ground: string;
  /** From the closest to the ground to the most contrasting. */
  inks: readonly [string, string, string, string];
  /** Used sparingly: from the opposite side of the colour wheel. */
  spark: string;
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
const turn = 2 * Math.PI;

/** The hue (in turns) and the chroma of a colour, in OKLab. */
function hueOf(color: string): { hue: number; chroma: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { hue: Math.atan2(y, x) / turn, chroma: Math.hypot(x, y) };
}

function partsOf(lightness: number, chroma: number, hue: number): number[] {
  const [x, y] = [chroma * Math.cos(hue * turn), chroma * Math.sin(hue * turn)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts to a hex colour with as much of the chroma as a screen can show at this lightness. */
function hex(lightness: number, wanted: number, hue: number): string {
  let chroma = wanted;
  const isShown = (part: number) => part >= -0.001 && part <= 1.001;
  while (chroma > 0 && !partsOf(lightness, chroma, hue).every(isShown)) chroma -= 0.005;
  const bytes = partsOf(lightness, Math.max(0, chroma), hue).map((part) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, part)))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

interface Tone {
  /** Lightness and chroma. */
  ground: readonly [number, number];
  inks: readonly (readonly [number, number])[];
  spark: readonly [number, number];
}

/** Night, the colour itself, and paper. Each has its own ground, so that it works on a light page and on a dark one. */
const tones = {
  deep: {
    ground: [0.28, 0.075],
    inks: [
      [0.38, 0.1],
      [0.53, 0.13],
      [0.71, 0.115],
      [0.9, 0.05],
    ],
    spark: [0.82, 0.11],
  },
  full: {
    ground: [0.5, 0.14],
    inks: [
      [0.42, 0.13],
      [0.33, 0.1],
      [0.76, 0.1],
      [0.93, 0.035],
    ],
    spark: [0.87, 0.085],
  },
  pale: {
    ground: [0.92, 0.028],
    inks: [
      [0.84, 0.055],
      [0.7, 0.11],
      [0.5, 0.14],
      [0.32, 0.09],
    ],
    spark: [0.74, 0.115],
  },
} as const satisfies Record<string, Tone>;

/** Derives the colours of one cover from the accent of its face. */
export function colorsOf(accent: string, random: Random): Colors {
  const { hue, chroma } = hueOf(accent);
  // a grey accent makes grey covers, and a vivid one none more vivid than the others
  const strength = Math.min(1, Math.max(0.22, chroma / 0.13));
  const tone: Tone = tones[random.pick<keyof typeof tones>(['deep', 'deep', 'full', 'pale'])];
  const lean = random.between(-0.03, 0.03);
  const drift = random.sign() * random.between(0.03, 0.1);
  const opposite = hue + 0.5 + random.between(-0.09, 0.09);
  const ink = (at: number) => {
    const [lightness, most] = tone.inks[at] ?? tone.ground;
    return hex(lightness, most * strength, hue + lean + (drift * (at + 1)) / 4);
  };
  return {
    ground: hex(tone.ground[0], tone.ground[1] * strength, hue + lean),
    inks: [ink(0), ink(1), ink(2), ink(3)],
    spark: hex(tone.spark[0], tone.spark[1] * Math.max(0.6, strength), opposite),
  };
}

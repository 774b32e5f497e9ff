import type { HalfDisc } from './look.ts';

/** How much of a pixel a shape covers, 0 to 1, by the pixel's centre and width in a square of 32. */
export type Shape = (x: number, y: number, pixel: number) => number;

export interface Layer {
  shape: Shape;
  /** `#rrggbb` */
  color: string;
  opacity?: number;
}

/** The side of the square in which shapes are defined. */
const unit = 32;

/** Smooths the edge over one pixel: `inside` is the distance into the shape. */
function cover(inside: number, pixel: number): number {
  return Math.min(1, Math.max(0, inside / pixel + 0.5));
}

/** A half of the mark, scaled about the centre. */
export function halfShape({ x, y, radius, side }: Omit<HalfDisc, 'path'>, scale: number): Shape {
  const place = (at: number) => unit / 2 + (at - unit / 2) * scale;
  const [centreX, centreY] = [place(x), place(y)];
  return (atX, atY, pixel) => {
    const round = radius * scale - Math.hypot(atX - centreX, atY - centreY);
    return cover(round, pixel) * cover(side * (atX - centreX), pixel);
  };
}

/** The whole square, its corners rounded by `radius`. */
export function plateShape(radius: number): Shape {
  return (x, y, pixel) => {
    if (radius === 0) return 1;
    const outside = (at: number) => Math.max(0, Math.abs(at - unit / 2) - (unit / 2 - radius));
    return cover(radius - Math.hypot(outside(x), outside(y)), pixel);
  };
}

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Draws one colour over a pixel (the `over` operator, without premultiplied alpha). */
function blend(pixels: Uint8ClampedArray, at: number, color: readonly number[], alpha: number): void {
  const below = ((pixels[at + 3] ?? 0) / 255) * (1 - alpha);
  const sum = alpha + below;
  if (sum === 0) return;
  for (const [index, value] of color.entries())
    pixels[at + index] = (value * alpha + (pixels[at + index] ?? 0) * below) / sum;
  pixels[at + 3] = sum * 255;
}

/** Draws layers, the lowest first, as RGBA. */
export function rasterize(layers: readonly Layer[], size: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(size * size * 4);
  const pixel = unit / size;
  for (const { shape, color, opacity = 1 } of layers) {
    const colour = channels(color);
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        const covered = shape((column + 0.5) * pixel, (row + 0.5) * pixel, pixel);
        if (covered > 0) blend(pixels, (row * size + column) * 4, colour, covered * opacity);
      }
    }
  }
  return pixels;
}

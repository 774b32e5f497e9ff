import sharp from 'sharp';

/** The message to this process. */
export interface DrawTask {
  /** Cleaned like any uploaded drawing. */
  svg: string;
  /** The side of the square in pixels. */
  side: number;
}

// Only the loader that the server itself blocks (`media/sharp.ts`).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/** Returns lossless WebP; null if nothing is visible. */
async function draw({ svg, side }: DrawTask): Promise<Buffer | null> {
  const drawn = await sharp(Buffer.from(svg)).resize(side, side).ensureAlpha().raw().toBuffer();
  if (!drawn.some((value, index) => index % 4 === 3 && value > 0)) return null;
  return sharp(drawn, { raw: { width: side, height: side, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer();
}

process.once('message', (task: DrawTask) => {
  void draw(task)
    .catch(() => null)
    .then((bytes) => process.send?.(bytes, undefined, undefined, () => process.disconnect()));
});

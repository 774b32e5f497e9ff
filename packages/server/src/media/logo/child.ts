import sharp from 'sharp';

/** What is asked of this process. */
export interface DrawTask {
  /** Cleaned as any drawing that is uploaded. */
  svg: string;
  /** Of the square in pixels. */
  side: number;
}

// The one door that the server itself keeps closed (`media/sharp.ts`), and none beside it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/** Lossless WebP; null where nothing is to be seen. */
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

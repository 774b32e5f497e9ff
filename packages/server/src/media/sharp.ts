import sharp from 'sharp';

// Every format libvips can read is an attack surface: only these stay enabled, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    // AVIF; other brands of this container are refused by their first bytes
    'VipsForeignLoadHeifBuffer',
  ],
});
// No picture is decoded twice in a row, and one thread for each of two pictures keeps the cores busy.
sharp.cache(false);
sharp.concurrency(1);

/** The image library. It takes 20 MB, so its users import this file on the first picture. */
export { sharp };

import sharp from 'sharp';

// Everything libvips can read is a way in: only these formats stay open, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    // AVIF; other brands of the same boxes are refused by their first bytes
    'VipsForeignLoadHeifBuffer',
  ],
});
// No picture is decoded twice in a row, and one thread for each of two pictures keeps the cores busy.
sharp.cache(false);
sharp.concurrency(1);

/** The maker of pictures. It holds 20 MB, so its users import this file when the first picture comes. */
export { sharp };

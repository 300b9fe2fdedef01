import sharp from 'sharp';

export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } });

/** Noise compresses as badly as photographs do. */
export async function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = {
    width: Math.ceil(width / 4),
    height: Math.ceil(height / 4),
    channels: 3 as const,
    background: '#888',
    noise,
  };
  const tile = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
  return sharp(tile).resize(width, height, { kernel: 'nearest' }).jpeg({ quality: 70 }).toBuffer();
}

/** As a phone that was held upright writes it: the sensor's rows, a note to turn them, and where it was taken. */
export const phonePhoto = async () =>
  plain(400, 300)
    .composite([{ input: await plain(400, 30).negate().png().toBuffer(), gravity: 'north' }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Tecno', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 24/1 12/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A whole PNG of a few kilobytes that unpacks to 71 megapixels. */
export const bomb = () => plain(8400, 8400).greyscale().png({ compressionLevel: 9 }).toBuffer();

const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** The first boxes of an MP4, and something in place of its frames. */
export const mp4 = (bytes = 2000) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2avc1mp41', 'latin1')),
    box('mdat', Buffer.alloc(bytes, 7)),
  ]);

/** The head of a WebM: EBML with its document type. */
export const webm = () =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x93, 0x42, 0x82, 0x84]),
    Buffer.from('webm'),
    Buffer.from([0x42, 0x87, 0x81, 0x04, 0x42, 0x85, 0x81, 0x02]),
    Buffer.alloc(2000, 7),
  ]);

/** A lossy WebP picture is one VP8 key frame in a RIFF container (RFC 9649, section 2.5). Answers the frame. */
export function vp8OfWebp(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('this picture holds no VP8 frame');
}

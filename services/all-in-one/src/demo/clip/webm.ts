// The few elements of WebM (RFC 8794, RFC 9559) that a silent clip of key frames needs, by their ids.
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

const VIDEO_TRACK = 1;
const KEY_FRAME = 0x80;
const NANOSECONDS_IN_A_MILLISECOND = 1_000_000;

const bytesOf = (number: number): Buffer => {
  const hex = number.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
};

/** An element's length as an eight-byte variable-size integer. */
const lengthOf = (length: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  bytes[0] = 0x01;
  return bytes;
};

const element = (id: number, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([bytesOf(id), lengthOf(body.length), body]);
};
const text = (id: number, value: string) => element(id, Buffer.from(value, 'latin1'));
const integer = (id: number, value: number) => element(id, bytesOf(value));
const float = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

const block = (frame: Buffer, atMs: number): Buffer => {
  const head = Buffer.alloc(4);
  head[0] = 0x80 | VIDEO_TRACK;
  head.writeInt16BE(atMs, 1);
  head[3] = KEY_FRAME;
  return element(ID.simpleBlock, head, frame);
};

export interface Clip {
  width: number;
  height: number;
  /** How long each frame is seen, in milliseconds. All frames together last at most 32 seconds. */
  frameMs: number;
  /** VP8 key frames. */
  frames: readonly Buffer[];
}

/** A silent WebM video. */
export function webmOf({ width, height, frameMs, frames }: Clip): Buffer {
  const header = element(
    ID.ebml,
    text(ID.docType, 'webm'),
    integer(ID.docTypeVersion, 4),
    integer(ID.docTypeReadVersion, 2),
  );
  const info = element(
    ID.info,
    integer(ID.timestampScale, NANOSECONDS_IN_A_MILLISECOND),
    float(ID.duration, frames.length * frameMs),
    text(ID.muxingApp, 'Akwadaa'),
    text(ID.writingApp, 'Akwadaa'),
  );
  const track = element(
    ID.trackEntry,
    integer(ID.trackNumber, VIDEO_TRACK),
    integer(ID.trackUid, VIDEO_TRACK),
    integer(ID.trackType, 1),
    text(ID.codecId, 'V_VP8'),
    element(ID.video, integer(ID.pixelWidth, width), integer(ID.pixelHeight, height)),
  );
  const cluster = element(
    ID.cluster,
    integer(ID.timestamp, 0),
    ...frames.map((frame, index) => block(frame, index * frameMs)),
  );
  return Buffer.concat([header, element(ID.segment, info, element(ID.tracks, track), cluster)]);
}

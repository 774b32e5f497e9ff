import { problem } from '../../errors.ts';

interface Video {
  width: number;
  height: number;
  bytes: Buffer;
}

/** In bytes: a video of a minute or two. */
const largestVideo = 25 * 1024 * 1024;

const refused = {
  ru: 'Это не целое видео MP4 или WebM с картинкой. Сохраните его заново как MP4 (H.264) или WebM.',
  en: 'This is not a complete MP4 or WebM video with a picture. Save it again as MP4 (H.264) or WebM.',
};
const damaged = () => problem('invalid_picture', { detail: refused });

/** Reads a video's size in pixels from its structure; the bytes are kept except for where and by whom it was recorded. */
export function readVideo(type: 'video/mp4' | 'video/webm', bytes: Buffer): Video {
  if (bytes.length > largestVideo) throw problem('too_large');
  const video = type === 'video/mp4' ? readMp4(bytes) : readWebm(bytes);
  if (!video || video.width < 1 || video.height < 1 || video.width > 8192 || video.height > 8192)
    throw damaged();
  return video;
}

interface Box {
  name: string;
  /** The offsets of its content. */
  from: number;
  to: number;
  /** The offset of its name. */
  nameAt: number;
}

/** The boxes in a range; null where one does not fit: a truncated video, or no video. */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] | null {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    if (at + 8 > to) return null;
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && at + 16 > to) return null;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) return null;
    boxes.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      from: at + head,
      to: at + size,
      nameAt: at + 4,
    });
    if (boxes.length > 1000) return null;
    at += size;
  }
  return boxes;
}

/**
 * Phones write the place of recording into these boxes; they are renamed and zeroed, so that every offset stays valid.
 */
function forget(bytes: Buffer, boxes: readonly Box[]): void {
  for (const { name, from, to, nameAt } of boxes) {
    if (name !== 'udta' && name !== 'meta' && name !== 'uuid') continue;
    bytes.write('free', nameAt, 'latin1');
    bytes.fill(0, from, to);
  }
}

/** Whether the matrix of a track turns it by 90 or 270 degrees, as phones do with upright videos. */
function isOnItsSide(bytes: Buffer, { to }: Box): boolean {
  const [a, b] = [bytes.readInt32BE(to - 44), bytes.readInt32BE(to - 40)];
  return a === 0 && b !== 0;
}

function readMp4(source: Buffer): Video | null {
  const bytes = Buffer.from(source);
  const top = boxesIn(bytes, 0, bytes.length);
  const movie = top?.find(({ name }) => name === 'moov');
  if (!top || !movie || !top.some(({ name }) => name === 'mdat')) return null;
  const inside = boxesIn(bytes, movie.from, movie.to);
  if (!inside) return null;
  forget(bytes, top);
  forget(bytes, inside);
  let [width, height] = [0, 0];
  for (const track of inside.filter(({ name }) => name === 'trak')) {
    const parts = boxesIn(bytes, track.from, track.to);
    const header = parts?.find(({ name }) => name === 'tkhd');
    if (!parts || !header || header.to - header.from < 84) return null;
    forget(bytes, parts);
    // the last two numbers of the header, as 16.16
    const sides = [bytes.readUInt16BE(header.to - 8), bytes.readUInt16BE(header.to - 4)] as const;
    const [across = 0, down = 0] = isOnItsSide(bytes, header) ? sides.toReversed() : sides;
    width = Math.max(width, across);
    height = Math.max(height, down);
  }
  return { width, height, bytes };
}

interface Element {
  id: number;
  /** The start of its id. */
  at: number;
  from: number;
  to: number;
  /** Without a size, as in a recording under way, its content is followed by what belongs to its parents. */
  hasSize: boolean;
}

/** An EBML number: its leading bits encode its length. */
function readNumber(bytes: Buffer, at: number, keepMark: boolean): { value: number; length: number } | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || at + length > bytes.length) return null;
  let value = keepMark ? first : first & (0xff >> length);
  let isUnknown = (first & (0xff >> length)) === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value: isUnknown && !keepMark ? Number.POSITIVE_INFINITY : value, length };
}

function* elementsIn(bytes: Buffer, from: number, to: number): Generator<Element> {
  let count = 0;
  for (let at = from; at < to;) {
    const id = readNumber(bytes, at, true);
    const size = id && readNumber(bytes, at + id.length, false);
    count += 1;
    if (!id || !size || count > 200_000) return;
    const begin = at + id.length + size.length;
    const end = Math.min(to, begin + size.value);
    const hasSize = Number.isFinite(size.value);
    yield { id: id.value, at, from: begin, to: end, hasSize };
    // What follows an element without a size is within it, or behind it.
    at = hasSize ? end : begin;
  }
}

function find(bytes: Buffer, { from, to }: Pick<Element, 'from' | 'to'>, id: number): Element | undefined {
  for (const element of elementsIn(bytes, from, to)) if (element.id === id) return element;
  return undefined;
}

const unsigned = (bytes: Buffer, element: Element | undefined): number => {
  const length = element ? element.to - element.from : 0;
  return element && length > 0 && length <= 4 ? bytes.readUIntBE(element.from, length) : 0;
};

/** Makes an element empty space of the same size. */
function blank(bytes: Buffer, { at, to }: Element): void {
  const size = to - at;
  if (size < 2) return;
  bytes.fill(0, at, to);
  bytes[at] = 0xec;
  // The size of what follows: in one byte, or in eight.
  if (size < 10) bytes[at + 1] = 0x80 | (size - 2);
  else {
    bytes[at + 1] = 0x01;
    bytes.writeUIntBE(size - 9, at + 4, 5);
  }
}

/** Tags and attachments, the title and the name of the file, and checksums, which no longer hold. */
const forgotten = new Set([0x1254c367, 0x1941a469, 0x7ba9, 0x7384, 0xbf]);
const segmentId = 0x18538067;
const info = 0x1549a966;
/** The names of the programs, which an element must have. */
const programs = new Set([0x4d80, 0x5741]);

/** Passes every element once: the content of one without a size comes anyway, and of others only two levels count. */
function forgetTags(bytes: Buffer, within: Pick<Element, 'from' | 'to'>, depth = 0): void {
  for (const element of elementsIn(bytes, within.from, within.to)) {
    const { id, from, to, hasSize } = element;
    if (forgotten.has(id)) blank(bytes, element);
    else if (programs.has(id)) bytes.fill(' ', from, to);
    else if (hasSize && depth < 2 && (id === segmentId || id === info)) forgetTags(bytes, element, depth + 1);
  }
}

function readWebm(source: Buffer): Video | null {
  const bytes = Buffer.from(source);
  const all = { from: 0, to: bytes.length };
  const head = find(bytes, all, 0x1a45dfa3);
  const kind = head && find(bytes, head, 0x4282);
  const segment = find(bytes, all, segmentId);
  if (!kind || !segment || bytes.toString('latin1', kind.from, kind.to).replace(/\0+$/, '') !== 'webm')
    return null;
  forgetTags(bytes, all);
  const tracks = find(bytes, segment, 0x1654ae6b);
  if (!tracks || !find(bytes, segment, 0x1f43b675)) return null;
  for (const track of elementsIn(bytes, tracks.from, tracks.to)) {
    const video = track.id === 0xae && track.hasSize ? find(bytes, track, 0xe0) : undefined;
    if (!video) continue;
    const [width, height] = [
      unsigned(bytes, find(bytes, video, 0xb0)),
      unsigned(bytes, find(bytes, video, 0xba)),
    ];
    if (width > 0 && height > 0) return { width, height, bytes };
  }
  return null;
}

import { expect, test } from 'vitest';
import { ProblemError } from '../../errors.ts';
import { encodeUpload } from './encodeUpload.ts';

const head =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">';
const svg = async (inside: string, start = head): Promise<string> => {
  const { files } = await encodeUpload(Buffer.from(`${start}${inside}</svg>`));
  return files[0]?.bytes.toString() ?? '';
};
const codeOf = (bytes: Buffer): Promise<string> =>
  encodeUpload(bytes).then(
    ({ type }) => type,
    (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
  );

test('an SVG keeps its shapes, styles and text, and gets dimensions', async () => {
  const drawn = await svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9"/><use href="#a"/><style>.a{fill:red}</style><text>А &lt; &amp; Б</text>',
  );
  for (const kept of [
    '<linearGradient id="a">',
    'fill="url(#a)"',
    'href="#a"',
    '.a{fill:red}',
    'А &lt; &amp; Б',
    'width="20"',
  ])
    expect(drawn).toContain(kept);
  expect(await encodeUpload(Buffer.from(`<?xml version="1.0"?>\n<!-- x -->${head}</svg>`))).toMatchObject({
    type: 'image/svg+xml',
    width: 20,
    height: 10,
  });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in upper case', '<SCRIPT>alert(1)</SCRIPT>'],
  [
    'a script with a namespace prefix',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  ],
  ['an event handler attribute', '<path onload="alert(1)" d="M0 0"/>'],
  [
    'foreign content',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://far.example"/>alert(1)</body></foreignObject>',
  ],
  ['links', '<a href="javascript:alert(1)" xlink:href="https://far.example"><path d="M0 0"/></a>'],
  ['an image from another host', '<image href="https://far.example/a.png"/>'],
  ['a <use> reference to another host', '<use xlink:href="https://far.example/a.svg#x"/>'],
  ['a fill from another host', '<path style="fill:url(https://far.example/a.svg#x)" d="M0 0"/>'],
  ['a CSS @import from another host', '<style>@import "https://far.example/a.css";</style>'],
  ['an escaped CSS url() to another host', '<style>a{background:u\\72l(https://far.example)}</style>'],
  ['a script after a closed <style>', '<style></style><script>alert(1)</script></style>'],
  ['an entity-encoded script in <style>', '<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>'],
  ['a twice entity-encoded script in <style>', '<style>&amp;lt;/style>&amp;lt;script>alert(1)</style>'],
  ['an image in a CDATA section of <style>', '<style><![CDATA[</style><image href="x"/>]]></style>'],
  [
    'animations of attributes',
    '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>',
  ],
  ['a script in a CDATA section', '<![CDATA[<script>alert(1)</script>]]>'],
  ['a processing instruction', '<?xml-stylesheet href="https://far.example/a.css"?>'],
])('an SVG is stripped of %s', async (_name, inside) => {
  const drawn = await svg(inside);
  expect(drawn).not.toMatch(
    /<script|<\w+:script|onload|foreignObject|far\.example|javascript:|<image|<a[\s>]|<animate|<set|<\?/i,
  );
});

test.each([
  ['entity declarations', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${head}&a;</svg>`],
  ['more than a megabyte', `${head}${' '.repeat(1024 * 1024)}</svg>`],
])('an SVG with %s is refused', async (_name, text) => {
  expect(await codeOf(Buffer.from(text))).toBe('invalid_picture');
});

test.each([
  ['comments', '<!---->'.repeat(285), 'x'],
  ['types', `${head}${'<!DOCTYPE'.repeat(100_000)}`, '</svg>'],
  ['comments of styles', `${head}<style>${'/*'.repeat(490_000)}`, '</style></svg>'],
  ['addresses', `${head}<style>${'url('.repeat(240_000)}`, '</style></svg>'],
  ['tags', head + '<g>'.repeat(200_000), ''],
])('a long SVG of %s is processed quickly', async (_name, begin, end) => {
  const start = performance.now();
  await encodeUpload(Buffer.from(begin + end)).catch(() => null);
  expect(performance.now() - start).toBeLessThan(3000);
});

function box(name: string, ...content: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8);
  header.write(name, 4, 'latin1');
  return Buffer.concat([header, body]);
}

/** A track header with width and height as 16.16. */
/** `turned` is the first row of the matrix: a and b. */
function trackHeader(width: number, height: number, turned: readonly [number, number] = [1, 0]): Buffer {
  const content = Buffer.alloc(84);
  turned.forEach((value, at) => content.writeInt32BE(value * 65_536, 40 + 4 * at));
  content.writeUInt32BE(width * 65_536, 76);
  content.writeUInt32BE(height * 65_536, 80);
  return box('tkhd', content);
}

const place = '+55.7558+037.6173/';
const mp4 = (width: number, height: number, brand = 'isom'): Buffer =>
  Buffer.concat([
    box('ftyp', `${brand}\0\0\0\0mp42`),
    box(
      'moov',
      box('udta', box('\xa9xyz', place)),
      box('trak', trackHeader(width, height), box('meta', place)),
    ),
    box('mdat', 'the video itself'),
  ]);

function element(id: string, content: Buffer | string): Buffer {
  const body = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

function webm(kind: string, ...more: readonly Buffer[]): Buffer {
  const sides = Buffer.concat([element('b0', Buffer.from([2, 128])), element('ba', Buffer.from([1, 104]))]);
  const tracks = element('1654ae6b', element('ae', element('e0', sides)));
  const segment = element(
    '18538067',
    Buffer.concat([...more, tracks, element('1f43b675', 'the video itself')]),
  );
  return Buffer.concat([element('1a45dfa3', element('4282', kind)), segment]);
}

test('a video is stored unchanged, except for its location', async () => {
  const made = await encodeUpload(mp4(640, 360));
  expect([made.type, made.width, made.height]).toEqual(['video/mp4', 640, 360]);
  const bytes = made.files[0]?.bytes.toString('latin1') ?? '';
  expect(bytes).toContain('the video itself');
  expect(bytes).not.toContain(place);
  expect(bytes).toHaveLength(mp4(640, 360).length);
  expect(await encodeUpload(webm('webm'))).toMatchObject({ type: 'video/webm', width: 640, height: 360 });
});

test.each([
  [[0, 1], 360, 640],
  [[0, -1], 360, 640],
  [[-1, 0], 640, 360],
] as const)('a video turned by the matrix %j has the sides that are shown', async (turned, width, height) => {
  const video = Buffer.concat([
    box('ftyp', 'isom\0\0\0\0mp42'),
    box('moov', box('trak', trackHeader(640, 360, turned))),
    box('mdat', 'the video itself'),
  ]);
  expect(await encodeUpload(video)).toMatchObject({ width, height });
});

test('a WebM loses its tags, title and programs, whatever their size, and nothing else', async () => {
  const info = element(
    '1549a966',
    Buffer.concat([element('bf', 'csum'), element('7ba9', 'our yard'), element('4d80', 'muxer 1')]),
  );
  const short = Buffer.from('1254c3678161', 'hex');
  const source = webm('webm', info, element('1254c367', `where: ${place}`), short);
  const { files, type } = await encodeUpload(source);
  const bytes = files[0]?.bytes ?? Buffer.alloc(0);
  expect([type, bytes.length]).toEqual(['video/webm', source.length]);
  expect(bytes.toString('latin1')).not.toMatch(/our yard|muxer|37\.6173|csum/);
  expect(bytes.includes(Buffer.from('1254c367', 'hex'))).toBe(false);
  expect(bytes.toString('latin1')).toContain('the video itself');
  // What is left is a video like before.
  expect(await encodeUpload(bytes)).toMatchObject({ type: 'video/webm', width: 640, height: 360 });
});

test('a WebM loses its tags behind a cluster without a size, and in a second segment', async () => {
  const endless = Buffer.concat([
    Buffer.from('1f43b67501ffffffffffffff', 'hex'),
    element('a3', 'the video itself'),
  ]);
  const tags = element('1254c367', place);
  const source = Buffer.concat([webm('webm', endless, tags), element('18538067', tags)]);
  const { files } = await encodeUpload(source);
  expect(files[0]?.bytes.toString('latin1')).not.toContain(place);
  expect(files[0]?.bytes.toString('latin1').match(/the video itself/g)).toHaveLength(2);
});

test.each([
  ['Infos', '1549a96601ffffffffffffff', 100_000],
  ['segments', '1853806701ffffffffffffff', 100_000],
  ['tracks', 'aeff', 400_000],
])('a WebM of many %s without a size is processed quickly', async (_name, head, count) => {
  const many = Buffer.from(head.repeat(count), 'hex');
  const tracks = head.startsWith('ae') ? element('1654ae6b', many) : many;
  const start = performance.now();
  await encodeUpload(webm('webm', tracks)).catch(() => null);
  expect(performance.now() - start).toBeLessThan(3000);
});

test.each([
  ['a truncated MP4', mp4(640, 360).subarray(0, 150)],
  ['an MP4 without a video track', mp4(0, 0)],
  ['a QuickTime file', mp4(640, 360, 'qt  ')],
  [
    'HTML behind an MP4 signature',
    Buffer.concat([box('ftyp', 'isom'), Buffer.from('<script>alert(1)</script>')]),
  ],
  ['Matroska that is not WebM', webm('matroska')],
  ['a truncated WebM', webm('webm').subarray(0, 60)],
  [
    'an MP4 with a forged box size',
    Buffer.concat([box('ftyp', 'isom\0\0\0\0'), Buffer.from([255, 255, 255, 255, 109, 111, 111, 118])]),
  ],
  [
    'an HTML page',
    Buffer.from('<!doctype html><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
])('%s is refused', async (_name, bytes) => {
  expect(await codeOf(bytes)).toBe('invalid_picture');
});

test('a video above 25 megabytes is refused, and a picture above 10', async () => {
  expect(await codeOf(Buffer.concat([mp4(640, 360), Buffer.alloc(25 * 1024 * 1024)]))).toBe('too_large');
  expect(
    await codeOf(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(10 * 1024 * 1024)])),
  ).toBe('too_large');
});

import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ServedSite } from '../../testing/serveSite.ts';
import { serveSite } from '../../testing/serveSite.ts';
import { testPassword } from '../../testing/testSettings.ts';
import { openFonts } from '../../fonts/openFonts.ts';
import { drawnAs } from './letters.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterEach(() => site.write('PATCH', '/api/v1/site/', { logo: null, blog_accent: null }));
afterAll(() => site.stop());

const faces = ['portfolio', 'blog'] as const;
const icons = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
];

const set = (body: object) => site.write('PATCH', '/api/v1/site/', body);
const ask = (face: (typeof faces)[number], path: string) => site.ask(site.hosts[face], path);

/** Uploads a file to the library as the owner does, and makes it the logo. */
async function upload(bytes: Buffer, name: string): Promise<void> {
  const signIn = await site.server.fetch(
    new Request('http://portfolio.localhost/api/v1/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'owner', password: testPassword }),
    }),
  );
  const { access_token: token } = (await signIn.json()) as { access_token: string };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const stored = await site.server.fetch(
    new Request('http://portfolio.localhost/api/v1/media/', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    }),
  );
  await set({ logo: { picture: ((await stored.json()) as { url: string }).url } });
}

const drawing = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><path d="M0 0h30v30h-30z" fill="${color}"/></svg>`,
  );

/** The colour at the centre of a picture. */
async function middleOf(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = 4 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2));
  return [...data.subarray(at, at + 4)];
}

async function manifestIcons(face: (typeof faces)[number]): Promise<string[]> {
  const { text } = await ask(face, '/manifest.webmanifest');
  return (JSON.parse(text) as { icons: { src: string }[] }).icons.map(({ src }) => src);
}

test('every icon shows a new logo at once, on both faces, and gets a new version', async () => {
  const all = async () =>
    Promise.all(
      faces.flatMap((face) => icons.map(async (path) => (await ask(face, path)).bytes.toString('base64'))),
    );
  const before = await all();
  await upload(drawing('#ff0000'), 'red.svg');
  const red = await all();
  const redAddresses = (await Promise.all(faces.map(manifestIcons))).flat();
  await upload(drawing('#00ff00'), 'green.svg');
  const green = await all();
  const greenAddresses = (await Promise.all(faces.map(manifestIcons))).flat();
  for (const [index, old] of before.entries())
    expect(new Set([old, red[index], green[index]]).size, icons[index % icons.length]).toBe(3);
  expect(redAddresses.every((address) => /\?v=[0-9a-f]{8}$/.test(address))).toBe(true);
  expect(greenAddresses.filter((address) => redAddresses.includes(address))).toEqual([]);
  for (const face of faces)
    for (const path of icons.filter((one) => one.endsWith('.png')))
      expect(await middleOf((await ask(face, path)).bytes)).toEqual([0, 255, 0, 255]);
  // a saved address shows the current logo, and is not cached as the former one
  const [old = ''] = redAddresses;
  const stale = await ask('portfolio', old);
  expect(await middleOf(stale.bytes)).toEqual([0, 255, 0, 255]);
  expect(stale.headers['cache-control']).toBe('no-cache');
  const [current = ''] = greenAddresses;
  expect((await ask('portfolio', current)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await ask('portfolio', '/favicon.ico')).headers['cache-control']).toBe('no-cache');
});

test('feeds and preview pictures show the logo, and their addresses change with it', async () => {
  const iconOf = async () => (JSON.parse((await ask('blog', '/feed.json')).text) as { icon: string }).icon;
  const card = async () => {
    // an address without the current version redirects to the current one
    const { headers } = await ask('blog', '/share/blog.ru.png?v=old');
    const address = headers['location'] ?? '';
    return { address, bytes: (await ask('blog', address)).bytes };
  };
  const before = { icon: await iconOf(), card: await card() };
  await upload(drawing('#00ff00'), 'green.svg');
  const after = { icon: await iconOf(), card: await card() };
  expect(after.icon).not.toBe(before.icon);
  expect(after.card.address).not.toBe(before.card.address);
  // the words of the blog's cards are next to its half of the disc
  const mark = { left: 370, top: 68, width: 46, height: 46 };
  const greenOf = async (bytes: Buffer) => {
    const part = await sharp(bytes).extract(mark).toColorspace('srgb').removeAlpha().toBuffer();
    const [red, green, blue] = (await sharp(part).stats()).channels.map(({ mean }) => mean);
    return (green ?? 0) > 240 && (red ?? 255) < 15 && (blue ?? 255) < 15;
  };
  expect([await greenOf(before.card.bytes), await greenOf(after.card.bytes)]).toEqual([false, true]);
});

test('an SVG logo is sanitized and sandboxed; a raster logo is wrapped in an SVG', async () => {
  const hostile = drawing('#ff0000')
    .toString()
    .replace('<path', '<script>alert(1)</script><path onload="x()"');
  await upload(Buffer.from(hostile), 'hostile.svg');
  const svg = await ask('blog', '/favicon.svg');
  expect(svg.headers['content-type']).toBe('image/svg+xml');
  expect(svg.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
  expect(svg.text).toContain('fill="#ff0000"');
  expect(svg.text).not.toMatch(/script|onload/);
  const pixels = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#ffffff' } })
    .png()
    .toBuffer();
  await upload(pixels, 'logo.png');
  const wrapped = await ask('blog', '/favicon.svg');
  expect(wrapped.headers['content-security-policy']).toBe("default-src 'none'; img-src data:; sandbox");
  const [, data = ''] = /href="data:image\/png;base64,([^"]+)"/.exec(wrapped.text) ?? [];
  expect(await middleOf(Buffer.from(data, 'base64'))).toEqual([255, 255, 255, 255]);
});

test('letters are drawn on the accent of each face, and follow its changes', async () => {
  await set({ logo: { letters: 'АЯ' } });
  const [portfolio, blog] = await Promise.all(faces.map((face) => ask(face, '/favicon.svg')));
  expect(portfolio?.text).toContain('>АЯ</text>');
  expect(portfolio?.text).toContain('rect{fill:#1f4fd8}');
  expect(blog?.text).toContain('rect{fill:#8c2f5a}');
  const [address] = await manifestIcons('blog');
  const corner = async () => {
    const { bytes } = await ask('blog', '/apple-touch-icon.png');
    return [...(await sharp(bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
  };
  expect(await corner()).toEqual([0x8c, 0x2f, 0x5a, 255]);
  await set({ blog_accent: '#0b6e4f' });
  expect(await corner()).toEqual([0x0b, 0x6e, 0x4f, 255]);
  expect((await manifestIcons('blog'))[0]).not.toBe(address);
  // the ink at the centre of the touch icon is white
  const { bytes } = await ask('blog', '/apple-touch-icon.png');
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]?.max).toBeGreaterThan(250);
  expect((await sharp(bytes).stats()).isOpaque).toBe(true);
});

test('every letter that may be chosen can be drawn', () => {
  const ranges: [number, number][] = [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x61, 0x7a],
    [0xc0, 0xd6],
    [0xd8, 0xf6],
    [0xf8, 0x17f],
    [0x400, 0x45f],
    [0x490, 0x491],
  ];
  const { semibold } = openFonts();
  const missing: string[] = [];
  for (const [first, last] of ranges)
    for (let code = first; code <= last; code += 1)
      if (![...drawnAs(String.fromCodePoint(code))].every(semibold.canDraw)) missing.push(code.toString(16));
  expect(missing).toEqual([]);
});

test('a logo whose file is missing falls back to the default mark', async () => {
  const before = await ask('blog', '/icon-192.png');
  await upload(drawing('#ff0000'), 'gone.svg');
  const { logo } = (await set({ draws_covers: null })) as { logo: { raster: string } };
  await site.server.database.db
    .updateTable('site_settings')
    .set({
      settings: JSON.stringify({
        logo: { ...logo, raster: '/media/00000000-0000-4000-8000-000000000000.webp' },
      }),
    })
    .execute();
  const after = await ask('blog', '/icon-192.png?v=00000000');
  expect(after.bytes.equals(before.bytes)).toBe(true);
  expect(after.headers['cache-control']).toBe('no-cache');
  expect((await ask('blog', '/share/blog.ru.png')).status).toBe(200);
});

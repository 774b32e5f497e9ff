import { escapeMarkup, shareLayout, shareTitleSizes, typograph } from '@janus-site/core';
import type { OverlayOptions } from 'sharp';
import type { CardPicture, ShareCard } from './card.ts';
import { drawable } from '../../fonts/drawable.ts';
import type { Font } from '../../fonts/font.ts';
import { openFonts, type Fonts } from '../../fonts/openFonts.ts';
import { dayAndTime } from './dayAndTime.ts';
import { wrap } from './wrap.ts';

/** A line of words in one font and size; parts may differ in colour. */
interface Line {
  parts: readonly { text: string; color: string }[];
  font: Font;
  size: number;
  /** Added after each character, as a fraction of the size. */
  tracking?: number;
  left: number;
  baseline: number;
}

const { upper, lower, small, lead, title: heading, mark, nameBaseline } = shareLayout;
const footBaseline = 560;
const footDot = '   ·   ';
const longestText = 400;
const mostPixels = 40_000_000;

async function drawLine({
  parts,
  font,
  size,
  tracking = 0,
  left,
  baseline,
}: Line): Promise<OverlayOptions[]> {
  const words = parts.map(({ text }) => text).join('');
  if (words.trim() === '') return [];
  const spacing = Math.round(tracking * size * 1024);
  const drawn = parts.flatMap(({ text, color }) =>
    font.partsOf(text).map((part) => ({ ...part, color, name: `${part.font.name} ${size}` })),
  );
  const text = drawn
    .map(
      (part) =>
        `<span font="${part.name}" foreground="${part.color}" letter_spacing="${spacing}">${escapeMarkup(part.text)}</span>`,
    )
    .join('');
  const { sharp } = await import('../../media/sharp.ts');
  // a line loads a single font: each fallback font is registered by a separate text
  for (const { font: lent, name } of drawn)
    if (lent.file !== font.file)
      await sharp({ text: { text: 'x', font: name, fontfile: lent.file } }).metadata();
  const { data, info } = await sharp({
    // At 72 dots per inch a point is a pixel.
    text: { text, font: `${font.name} ${size}`, fontfile: font.file, rgba: true, dpi: 72 },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // The picture begins at the edge of the ink.
  const top = Math.round(baseline - font.riseOf(words) * size);
  return [{ input: data, raw: { width, height, channels }, left, top }];
}

function titleLines(card: ShareCard, { regular, semibold }: Fonts): Line[] {
  const { look, language } = card;
  const { left, width } = look;
  const words = (text: string, font: Font) =>
    drawable(typograph([...text].slice(0, longestText).join(''), language), font).trim();
  const title = wrap(words(card.title, semibold) || card.name, {
    font: semibold,
    width,
    sizes: shareTitleSizes,
    tracking: heading.tracking,
  });
  const about = card.lead
    ? wrap(words(card.lead, regular), { font: regular, width, sizes: [lead] })
    : { size: 0, lines: [] };
  const step = title.size * heading.leading;
  const aboutStep = lead.size * lead.leading;
  const gap = about.lines.length > 0 ? lead.gap : 0;
  const height = title.size * 0.72 + step * (title.lines.length - 1) + gap + aboutStep * about.lines.length;
  const first = (upper + lower - height) / 2 + title.size * 0.72;
  const under = first + step * (title.lines.length - 1) + gap;
  return [
    ...title.lines.map((text, index) => ({
      parts: [{ text, color: look.text }],
      font: semibold,
      size: title.size,
      tracking: heading.tracking,
      left,
      baseline: first + step * index,
    })),
    ...about.lines.map((text, index) => ({
      parts: [{ text, color: look.muted }],
      font: regular,
      size: lead.size,
      left,
      baseline: under + aboutStep * (index + 1) - lead.size * 0.3,
    })),
  ];
}

function smallLines(card: ShareCard, { regular, semibold }: Fonts): Line[] {
  const { look, language, author = '', publishedAt = null, minutes = 0 } = card;
  const { left, width } = look;
  const [name = ''] = wrap(drawable(card.name, semibold).trim(), {
    font: semibold,
    width: width - mark.step,
    sizes: [{ size: small, lines: 1 }],
  }).lines;
  const person = drawable(author, regular).trim();
  const facts = dayAndTime(publishedAt, minutes, language);
  const widthOf = (...texts: string[]): number => small * regular.widthOf(texts.join(footDot));
  // a name is cut only where it does not fit next to the date alone: the reading time is dropped first
  while (facts.length > 1 && widthOf(person, ...facts) > width) facts.pop();
  const [writer = ''] = wrap(person, {
    font: regular,
    width: width - widthOf('', ...facts),
    sizes: [{ size: small, lines: 1 }],
  }).lines;
  const foot = [
    ...(writer === '' ? [] : [{ text: writer, color: look.text }]),
    ...facts.map((text) => ({ text, color: look.muted })),
  ];
  return [
    {
      parts: [{ text: name, color: look.accent }],
      font: semibold,
      size: small,
      left: left + mark.step,
      baseline: nameBaseline,
    },
    {
      parts: foot.flatMap((part, index) =>
        index === 0 ? [part] : [{ text: footDot, color: look.muted }, part],
      ),
      font: regular,
      size: small,
      left,
      baseline: footBaseline,
    },
  ];
}

function overlayOf({ pixels, width, height, left, top }: CardPicture): OverlayOptions {
  return { input: Buffer.from(pixels.buffer), raw: { width, height, channels: 4 }, left, top };
}

/** The shape, or the part of a picture visible through it. An unreadable picture leaves the shape. */
async function drawShape({ look: { shape }, picture }: ShareCard): Promise<OverlayOptions> {
  const plain = overlayOf(shape);
  if (picture === undefined) return plain;
  const { sharp } = await import('../../media/sharp.ts');
  const { width, height, left, top } = shape;
  try {
    const input = await sharp(picture, { limitInputPixels: mostPixels })
      .resize(width, height, { fit: 'cover' })
      .ensureAlpha()
      .composite([{ ...plain, left: 0, top: 0, blend: 'dest-in' }])
      .png()
      .toBuffer();
    return { input, left, top };
  } catch {
    return plain;
  }
}

/** The drawn words as the file's own alternative text (IPTC), so that they stay with the picture away from its page. */
function alternativeText(lines: readonly Line[]): string {
  const words = lines
    .map(({ parts }) => parts.map(({ text }) => text).join(''))
    .filter((text) => text !== '');
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"><Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(words.join('\n'))}</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility></rdf:Description></rdf:RDF></x:xmpmeta>`;
}

async function draw(card: ShareCard): Promise<Buffer> {
  const fonts = openFonts(card.typeface);
  const lines = [...smallLines(card, fonts), ...titleLines(card, fonts)];
  const [shape, ...words] = await Promise.all([drawShape(card), ...lines.map(drawLine)]);
  const { sharp } = await import('../../media/sharp.ts');
  return sharp({
    create: {
      width: shareLayout.width,
      height: shareLayout.height,
      channels: 3,
      background: card.look.ground,
    },
  })
    .composite([shape, overlayOf(card.look.mark), ...words.flat()])
    .withXmp(alternativeText(lines))
    .png(
      card.picture === undefined ? { palette: true, colours: 128, effort: 4 } : { palette: true, effort: 4 },
    )
    .toBuffer();
}

let last: Promise<unknown> = Promise.resolve();

/** Draws a card as PNG, off the event loop and one at a time: a crowd of crawlers leaves the processors to the site. */
export function drawCard(card: ShareCard): Promise<Buffer> {
  const drawn = last.then(() => draw(card));
  last = drawn.catch(() => undefined);
  return drawn;
}

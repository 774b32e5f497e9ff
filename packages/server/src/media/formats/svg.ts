import sanitizeHtml from 'sanitize-html';
import { problem } from '../../errors.ts';

/** A drawing is text: a larger one is a scan or an attack. */
const largestSvg = 1024 * 1024;

const tags = [
  'svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath',
  'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker', 'style', 'filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer',
  'feComposite', 'feConvolveMatrix', 'feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG',
  'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence',
]; // prettier-ignore

/** Attribute names that can neither run nor load anything by themselves; for `href` see `isHarmless`. */
const attribute = /^(?!on)[a-z][a-zA-Z0-9-]*$|^xmlns:xlink$|^xlink:href$|^xml:(?:space|lang)$/;

/** CSS without its comments; one that is not closed hides the rest. */
function withoutComments(css: string): string {
  let plain = '';
  let at = 0;
  while (at < css.length) {
    const start = css.indexOf('/*', at);
    if (start < 0) return plain + css.slice(at);
    plain += css.slice(at, start);
    const end = css.indexOf('*/', start + 2);
    at = end < 0 ? css.length : end + 2;
  }
  return plain;
}

/** Whether a value, or a style rule, refers to nothing outside the drawing. */
function isHarmless(value: string): boolean {
  const plain = withoutComments(value);
  if (/\\|@import|@namespace|expression\s*\(|javascript:|data:/i.test(plain)) return false;
  return [...plain.matchAll(/url\s*\(\s*["']?([^"')]*)/gi)].every(([, address = '']) =>
    address.startsWith('#'),
  );
}

const references = new Set(['href', 'xlink:href', 'src']);

function keptAttributes(attribs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => {
      if (!attribute.test(name)) return false;
      if (references.has(name)) return value.startsWith('#');
      return name.startsWith('xmlns') || isHarmless(value);
    }),
  );
}

/** In pixels; null for a percentage. */
function pixels(value: string | undefined): number | null {
  const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? '');
  return found ? Number(found[1]) : null;
}

const longestSide = 4096;
/** Levels of tags: the time to clean them grows with the square, and programs that draw give up as well. */
const deepest = 1000;
const side = (value: number): number => Math.min(longestSide, Math.max(1, Math.round(value)));

function sizeOf(attribs: Record<string, string>): { width: number; height: number } {
  const box = (attribs['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box.length === 4 && box.every(Number.isFinite) ? box : [];
  const width = pixels(attribs['width']) ?? (boxWidth || 300);
  const height = pixels(attribs['height']) ?? (boxWidth > 0 ? (width * boxHeight) / boxWidth : 150);
  return { width: side(width), height: side(height) };
}

const refused = {
  ru: 'Этот SVG повреждён, больше 1 МБ или определяет собственные сущности XML. Сохраните его заново или загрузите как PNG.',
  en: 'This SVG is damaged, larger than 1 MB, or defines its own XML entities. Save it again, or upload it as a PNG.',
};

/**
 * Rewrites a drawing with only what draws: no scripts, handlers, foreign content or external resources. The policy of
 * its address is the second line of defence (`serveMedia.ts`).
 */
export function cleanSvg(bytes: Buffer): { width: number; height: number; text: string } {
  const source = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (bytes.length > largestSvg || /<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(source) || source.includes('\0'))
    throw problem('invalid_picture', { detail: refused });
  let size: { width: number; height: number } | null = null;
  let depth = 0;
  const cleaned = sanitizeHtml(source, {
    allowedTags: tags,
    allowVulnerableTags: true,
    allowedAttributes: false,
    nonTextTags: [
      'script',
      'foreignObject',
      'iframe',
      'handler',
      'listener',
      'set',
      'animate',
      'metadata',
      'image',
    ],
    // The text of a style is written as it is read, without entities: with markup in it, it would become markup.
    exclusiveFilter: ({ tag, text }) => tag === 'style' && (/[<&]/.test(text) || !isHarmless(text)),
    onOpenTag() {
      depth += 1;
      if (depth > deepest) throw problem('invalid_picture', { detail: refused });
    },
    onCloseTag() {
      depth -= 1;
    },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => {
        const kept = keptAttributes(attribs);
        if (tagName === 'svg' && size === null) {
          size = sizeOf(kept);
          kept['xmlns'] = 'http://www.w3.org/2000/svg';
          if (!kept['viewBox']) kept['viewBox'] = `0 0 ${size.width} ${size.height}`;
          kept['width'] = String(size.width);
          kept['height'] = String(size.height);
        }
        return { tagName, attribs: kept };
      },
    },
  });
  if (size === null) throw problem('invalid_picture', { detail: refused });
  return { ...(size as { width: number; height: number }), text: cleaned.trim() };
}

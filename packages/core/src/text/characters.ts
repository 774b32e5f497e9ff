// XML 1.0, production 2, the strictest of all formats that contain the text: no control characters except tab and line
// ends, no half of a surrogate pair, no U+FFFE or U+FFFF.
const unprintable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Returns the text without the characters that pages, feeds and PDFs cannot contain. */
export function printable(text: string): string {
  return text.replace(unprintable, '');
}

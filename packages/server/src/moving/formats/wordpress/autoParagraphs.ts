const blocks =
  'address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video';
// bounded, so that a hostile text takes linear time
const blockTag = new RegExp(`(<\\/?(?:${blocks})\\b[^<>]{0,2000}>)`, 'i');
const holder = /^<(?:p|li|h[1-6]|td|th|dt|dd|figcaption|summary)\b/i;
const holderEnd = /^<\/(?:p|li|h[1-6]|td|th|dt|dd|figcaption|summary)\b/i;

function paragraphs(text: string, isHeld: boolean): string {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  if (parts.length === 0) return text;
  const withBreaks = parts.map((part) => part.trim().replace(/\s*\n/g, '<br>\n'));
  return isHeld && parts.length === 1
    ? text.replace(/(?<=\S)[ \t]*\n(?=[ \t]*\S)/g, '<br>\n')
    : withBreaks.map((part) => `<p>${part}</p>`).join('\n');
}

/**
 * Adds the paragraphs that WordPress adds when it shows a text of the old editor: empty lines separate them, line ends
 * become breaks.
 */
export function autoParagraphs(text: string): string {
  let isHeld = false;
  let isCode = false;
  return text
    .replace(/\r\n?/g, '\n')
    .split(blockTag)
    .map((part, at) => {
      if (at % 2 === 1) {
        if (/^<pre\b/i.test(part)) isCode = true;
        if (/^<\/pre\b/i.test(part)) isCode = false;
        if (holder.test(part)) isHeld = true;
        if (holderEnd.test(part)) isHeld = false;
        return part;
      }
      return isCode ? part : paragraphs(part, isHeld);
    })
    .join('');
}

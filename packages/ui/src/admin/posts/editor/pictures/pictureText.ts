/** What stands in the text for a picture, as pure functions. */

/** Square brackets and line ends would end the description. */
const cleanAlt = (alt: string): string => alt.replace(/[[\]\n]+/g, ' ').trim();

/** Stands where the picture will be; the number makes it the only one of its kind. */
export const holderOf = (id: string, label: string): string => `![${cleanAlt(label)}](#upload-${id})`;

/** The text with the picture (or nothing) in place of its holder; at the end where the holder was deleted meanwhile. */
export function fillHolder(text: string, id: string, insert: string): string {
  const pattern = new RegExp(`!\\[[^\\]]*\\]\\(#upload-${id}\\)`);
  if (pattern.test(text)) return text.replace(pattern, () => insert);
  return insert === '' ? text : `${text}${text === '' || text.endsWith('\n') ? '' : '\n\n'}${insert}\n`;
}

export const pictureOf = (url: string, alt: string): string => `![${cleanAlt(alt)}](${url})`;

/** The text with another description of the picture at that address. */
export function describe(text: string, url: string, alt: string): string {
  const address = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(
    new RegExp(`!\\[[^\\]]*\\]\\(${address}(?=[\\s)])`),
    () => `![${cleanAlt(alt)}](${url}`,
  );
}

/** The holder as a paragraph of its own at a place of the text. */
export function paragraphAt(text: string, at: number, words: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return lead + words + tail;
}

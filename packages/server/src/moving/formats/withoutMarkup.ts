/** A text without tags, on one line. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

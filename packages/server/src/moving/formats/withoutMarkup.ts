/** The words of a text that may have tags in it, in one line. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

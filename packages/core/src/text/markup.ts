const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
  '&amp;': '&',
};

/** Text as it stands in HTML, in XML and in their attributes, which have double quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? character);
}

/** The text of HTML that has no tags. */
export function unescapeMarkup(markup: string): string {
  return markup.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (reference) => characters[reference] ?? reference);
}

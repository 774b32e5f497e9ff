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

/** Returns a text escaped for HTML, XML and their attributes in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? character);
}

/** Returns the plain text of HTML that has no tags. */
export function unescapeMarkup(markup: string): string {
  return markup.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (reference) => characters[reference] ?? reference);
}

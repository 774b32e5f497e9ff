const code = /`([^`]+)`/;

/** Returns the pieces of a title. Every second piece is code, which the author wrote between backticks. */
export function titlePieces(title: string): string[] {
  return title.split(code);
}

/** Returns a title as one plain text, for places that cannot show code. */
export function plainTitle(title: string): string {
  return titlePieces(title).join('');
}

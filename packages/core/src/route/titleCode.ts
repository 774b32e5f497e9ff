const code = /`([^`]+)`/;

/** Returns a title in pieces: every second one is code, which its author wrote between backticks. */
export function titlePieces(title: string): string[] {
  return title.split(code);
}

/** Returns a title as one plain text, for places that cannot show code. */
export function plainTitle(title: string): string {
  return titlePieces(title).join('');
}

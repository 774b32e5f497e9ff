/** A part of an address in its own letters; one that is encoded wrongly stays as it came. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

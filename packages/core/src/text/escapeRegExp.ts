/** Returns a text escaped for a regular expression, outside brackets. Node 20 has no `RegExp.escape`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

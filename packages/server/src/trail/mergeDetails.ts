/** The details of both events, each once. */
export function mergeDetails(former: readonly string[], later: readonly string[]): string[] {
  return [...new Set([...former, ...later])];
}

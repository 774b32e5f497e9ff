const preload = new URL('../support/refuseLocalNames.js', import.meta.url).href;

/** Returns the environment in which no Node process resolves a name under `localhost`. */
export function refusingLocalNames(options = process.env['NODE_OPTIONS'] ?? ''): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `${options} --import=${preload}`.trim() };
}

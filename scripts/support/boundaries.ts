import { cruise } from 'dependency-cruiser';
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.js';

/** The sentences of the rules; some have several. */
export const sentences: ReadonlySet<string> = new Set(configuration.forbidden.map((rule) => rule.comment));

export const ruleNames: readonly string[] = configuration.forbidden.map((rule) => rule.name);

/** Returns all imports of the product and its tools below a folder, and the rules they break. */
export async function cruisePackages(baseDir: string): Promise<ICruiseResult> {
  const { options, forbidden } = configuration;
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const { output } = await cruise(
    ['packages', 'scripts', 'e2e', '.storybook', 'examples'],
    { ...cruiseOptions, baseDir, validate: true, ruleSet: { forbidden } } as ICruiseOptions,
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text.');
  return output;
}

import { cruise } from 'dependency-cruiser';
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.js';

export const ruleNames: readonly string[] = configuration.forbidden.map((rule) => rule.name);

/** All imports of the packages below a folder, and which rules they break. */
export async function cruisePackages(baseDir: string): Promise<ICruiseResult> {
  const { options, forbidden } = configuration;
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const { output } = await cruise(
    ['packages'],
    { ...cruiseOptions, baseDir, validate: true, ruleSet: { forbidden } } as ICruiseOptions,
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text.');
  return output;
}

import doiuse from 'doiuse';
import type { FeatureUsage } from 'doiuse';
import postcss from 'postcss';

/** Features that a browser may lack, by their names on caniuse.com: no content is lost or unreachable. */
const harmless: Readonly<Record<string, string>> = {
  'css3-cursors-grab': 'a phone has no pointer',
  'css-touch-action': 'Safari without it runs on desktops, where nobody touches',
  'css-resize': 'a field that cannot be pulled larger grows with its text',
  'css-content-visibility': 'what is out of sight is drawn at once',
  'text-size-adjust': 'for phones that enlarge texts by themselves',
  'css-selection': "a selection has the system's colours",
  'css-paged-media': 'paper lacks its page numbers',
  'css-scrollbar': "a scroll bar has the system's look",
};

/** Returns features that a browser in `browserslist` lacks, a line each, and exceptions that are no longer needed. */
export async function youngStyles(css: string, exceptions = harmless): Promise<string[]> {
  const found = new Map<string, string>();
  const onFeatureUsage = ({ feature, featureData: { missing }, usage }: FeatureUsage) => {
    if (missing !== undefined)
      found.set(feature, `${feature} (not in ${missing}): ${usage.toString().split('\n')[0]}`);
  };
  await postcss([doiuse({ onFeatureUsage })]).process(css, { from: undefined });
  const young = [...found].filter(([feature]) => !(feature in exceptions)).map(([, line]) => line);
  const needless = Object.keys(exceptions).filter((feature) => !found.has(feature));
  return [...young, ...needless.map((feature) => `${feature}: nothing uses it, so it needs no exception`)];
}

declare module 'doiuse' {
  import type { ChildNode, Plugin } from 'postcss';

  export interface FeatureUsage {
    /** The feature's name on caniuse.com. */
    feature: string;
    /** Browsers as text; undefined if none of the requested ones is affected. */
    featureData: { missing: string | undefined; partial: string | undefined };
    usage: ChildNode;
  }

  /** The browsers are those of package.json's `browserslist`. */
  export default function doiuse(options: { onFeatureUsage(usage: FeatureUsage): void }): Plugin;
}

declare module 'doiuse' {
  import type { ChildNode, Plugin } from 'postcss';

  export interface FeatureUsage {
    /** The name of caniuse.com. */
    feature: string;
    /** In words; undefined where no browser that was asked for is meant. */
    featureData: { missing: string | undefined; partial: string | undefined };
    usage: ChildNode;
  }

  /** The browsers are those of package.json's `browserslist`. */
  export default function doiuse(options: { onFeatureUsage(usage: FeatureUsage): void }): Plugin;
}

// Helpers for the rules of imports.

export const inside = (folder) => `(^|/)packages/${folder}`;
export const npm = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

/** Files that never run in the product: they may import test doubles and development dependencies. */
export const tests = '([.]test[.]tsx?|[.]stories[.]tsx|/testing[.]tsx?)$|/(testing|hardening)/';

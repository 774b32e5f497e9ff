// The contents of `styles.css`: everything that visitors may see.
export * as components from '../src/index.ts';
export * as screens from '../src/screens.ts';

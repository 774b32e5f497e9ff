import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { typesetCatalogues } from './scripts/support/typesetCatalogues.ts';

/** The condition that resolves workspace packages to their source; `vite` adds its defaults to it. */
export const sourceConditions = ['janus-source', 'module', 'browser', 'development|production'];
export const sourceServerConditions = ['janus-source', 'module', 'node', 'development|production'];

/**
 * The plugins that the site, the tests and Storybook share: React, the macros of texts, the styles. `nameClass` shortens
 * the names of classes.
 */
export function sharedPlugins(nameClass?: (options: { hash: string }) => string): PluginOption[] {
  return [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: 'catalog' }),
    typesetCatalogues(),
    vanillaExtractPlugin(nameClass && { identifiers: nameClass }),
  ];
}

import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sharedPlugins, sourceConditions } from '../vite.shared.ts';
import { docgenMethods } from './docgenMethods.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./design/*.@(mdx|stories.tsx)', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The search finds the headings of Names.mdx: other names of components.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (own) => {
    // The shared plugins include React's: with Storybook's own as well every file would be compiled twice.
    const plugins = (own.plugins ?? []).flat().filter((plugin) => !isReact(plugin));
    return mergeConfig(
      { ...own, plugins: [docgenMethods(), ...plugins] },
      {
        plugins: [sharedPlugins()],
        resolve: { conditions: sourceConditions },
        // axe alone exceeds the default limit, and the site does not load it.
        build: { chunkSizeWarningLimit: 2000 },
        // If they were discovered late, Vite would restart in the middle of a test run.
        optimizeDeps: {
          include: [
            '@radix-ui/react-dialog',
            '@radix-ui/react-dropdown-menu',
            'swr/infinite',
            '@codemirror/commands',
            '@codemirror/lang-markdown',
            '@codemirror/language',
            '@codemirror/state',
            '@codemirror/view',
            '@lezer/highlight',
            'diff',
          ],
        },
      },
    );
  },
};

function isReact(plugin: unknown): boolean {
  const name = plugin !== null && typeof plugin === 'object' && 'name' in plugin ? plugin.name : '';
  return typeof name === 'string' && name.startsWith('vite:react');
}

export default config;

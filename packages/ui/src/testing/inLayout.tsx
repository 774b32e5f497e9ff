import type { Decorator } from '@storybook/react-vite';
import { PublicLayout } from '../public/layout/PublicLayout.tsx';

/** Wraps the story of a public screen in the site's frame. */
export const inLayout: Decorator = (Story) => (
  <PublicLayout>
    <Story />
  </PublicLayout>
);

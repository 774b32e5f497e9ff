import type { Decorator } from '@storybook/react-vite';
import { PublicLayout } from '../public/layout/PublicLayout.tsx';

/** Frames the story of a public screen as the site does. */
export const inLayout: Decorator = (Story) => (
  <PublicLayout>
    <Story />
  </PublicLayout>
);

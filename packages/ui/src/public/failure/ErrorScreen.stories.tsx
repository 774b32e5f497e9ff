import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta: Meta<typeof ErrorScreen> = {
  component: ErrorScreen,
  parameters: {
    docs: {
      description: {
        component:
          'In place of a page that failed: what happened, another try, the code to quote, the way home. It needs neither data nor the database.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ErrorScreen>;

export const Ready: Story = { args: { onRetry: () => undefined } };
export const WithoutScripts: Story = { args: { again: '/posts' } };
export const English: Story = { parameters: { place: { language: 'en' } } };

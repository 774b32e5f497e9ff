import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta: Meta<typeof LanguageSwitch> = {
  component: LanguageSwitch,
  parameters: {
    docs: {
      description: {
        component:
          'Two plain links to the same page, each in its own language and marked with it; no flags. Where there is little room only the way out is shown. Works without scripts.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof LanguageSwitch>;

export const Ready: Story = {};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };

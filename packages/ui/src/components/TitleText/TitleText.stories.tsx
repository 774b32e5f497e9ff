import type { Meta, StoryObj } from '@storybook/react-vite';
import { TitleText } from './TitleText.tsx';

const meta: Meta<typeof TitleText> = {
  component: TitleText,
  args: { children: 'Про `select` и `join` в базе' },
  parameters: {
    english: { children: 'On `select` and `join` in a database' },
    docs: {
      description: {
        component:
          'A title in which code is code. Heads, feeds and pictures of links have the same without the marks.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TitleText>;

export const WithCode: Story = {};
export const Plain: Story = {
  args: { children: 'Без кода' },
  parameters: { english: { children: 'Without code' } },
};

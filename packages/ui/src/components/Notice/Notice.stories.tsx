import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice, noticeTones } from './Notice.tsx';

const meta: Meta<typeof Notice> = {
  component: Notice,
  args: { children: 'Этот пост есть только на русском языке.' },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Info: Story = {};
export const Tones: Story = {
  render: (args) => (
    <>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bone, Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Lines: Story = {};
export const Shape: Story = {
  args: {
    children: (
      <>
        <Bone ratio="16 / 10" />
        <Bone width="40%" height="1.6em" />
      </>
    ),
  },
};

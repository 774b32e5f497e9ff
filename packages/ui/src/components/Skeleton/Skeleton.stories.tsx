import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bone, Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'Stands where data will be, in its true shape, so that nothing jumps when it comes. Nothing is seen for 200 ms: a fast answer never shows it. Says once that it is busy; breathes, and is still under reduced motion.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Lines: Story = {};
export const Shape: Story = {
  args: {
    children: (
      <>
        <Bone ratio="16 / 10" />
        <Bone width="40%" height="1.6em" />
        <Bone width="90%" />
      </>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { Bone, Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  component: Skeleton,
  subcomponents: { Bone },
  parameters: {
    docs: {
      description: {
        component:
          'Stands where data will be, in its true shape, so that nothing jumps when it comes. Nothing is seen for 200 ms: a fast answer never shows it. Says once that it is busy; breathes, and is still under reduced motion.',
      },
      notes: {
        whenNot:
          'For an act that runs: the Button says so. For what takes less than 200 ms nothing is seen anyway.',
        keyboard: 'Takes no focus.',
        accessibility:
          '`aria-busy`, and “Loading” is said once. The bones are empty, so nothing is read. Still under reduced motion, bordered in forced colours.',
        anatomy: 'A shell and bones in the shape of what is coming.',
        content: {
          ru: 'Одно слово для программ чтения с экрана, «Загрузка». Видимых слов нет.',
          en: 'One word for screen readers, “Loading”. No visible words.',
        },
      } satisfies Notes,
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import type { Notes } from '../../testing/notes.ts';
import { Mark } from './Mark.tsx';

const meta: Meta<typeof Mark> = {
  component: Mark,
  args: { face: 'portfolio' },
  parameters: {
    docs: {
      description: {
        component:
          'Two halves of one disc, each looking its own way: the lit one is the face that is shown. It lights up where a page opens and, with the other, changes its colour with the theme in 120 ms; while a post is read it comes to the other, and at the end they are one disc. Nothing of this with reduced motion. At most 38 px in a bar. Silent: the name stands beside it.',
      },
      notes: {
        whenNot:
          'As decoration, or larger than 38 px in a bar. The icon of the site in tabs is a file of its own.',
        keyboard: 'Takes no focus.',
        accessibility:
          'Hidden from readers: the name stands beside it. The lit half differs from the other by more than its hue.',
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Mark>;

export const Faces: Story = {
  render: ({ size }) => (
    <Row>
      <Mark face="portfolio" size={size} />
      <Mark face="blog" size={size} />
    </Row>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Row>
      {[16, 28, 32, 38, 96].map((size) => (
        <Mark key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};

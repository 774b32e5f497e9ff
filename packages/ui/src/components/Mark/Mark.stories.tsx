import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import { Mark } from './Mark.tsx';

const meta: Meta<typeof Mark> = {
  component: Mark,
  args: { face: 'portfolio' },
  parameters: {
    docs: {
      description: {
        component:
          'Two halves of one disc, each looking its own way: the lit one is the face that is shown. At most 38 px in a bar. Silent: the name stands beside it.',
      },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import { samplePicture } from '../../testing/samplePicture.ts';
import { sizes } from './Avatar.css.ts';
import type { AvatarSize } from './Avatar.tsx';
import { Avatar } from './Avatar.tsx';

const allSizes = Object.keys(sizes).map(Number) as AvatarSize[];

const meta: Meta<typeof Avatar> = {
  component: Avatar,
  args: { name: 'Имя Фамилия', size: 64 },
  parameters: {
    english: { name: 'First Last' },
    docs: {
      description: {
        component:
          'A person’s photo, or the initials where there is none. Silent for readers: the name stands beside it.',
      },
    },
  },
  render: (args) => (
    <Row>
      {allSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {};
export const Photo: Story = { args: { photo: samplePicture } };
export const Nameless: Story = { args: { name: '' }, parameters: { english: {} } };

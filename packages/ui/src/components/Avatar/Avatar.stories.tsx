import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import { samplePicture } from '../../testing/samplePicture.ts';
import { oneOf } from '../../testing/oneOf.ts';
import type { Notes } from '../../testing/notes.ts';
import { sizes } from './Avatar.css.ts';
import type { AvatarSize } from './Avatar.tsx';
import { Avatar } from './Avatar.tsx';

const allSizes = Object.keys(sizes).map(Number) as AvatarSize[];

const meta: Meta<typeof Avatar> = {
  component: Avatar,
  argTypes: { size: oneOf(allSizes) },
  args: { name: 'Алексей Заречный', size: 64 },
  parameters: {
    english: { name: 'Alexey Zarechny' },
    docs: {
      description: {
        component:
          'A person’s photo, or the initials where there is none. Silent for readers: the name stands beside it.',
      },
      notes: {
        whenNot:
          'For a picture that says something by itself: that is Picture, with a text in its place. Never as the only name of a person.',
        keyboard: 'Takes no focus.',
        accessibility:
          'Silent: the photo has an empty text and the initials are hidden, because the name stands beside them. So there is always a name beside it.',
        anatomy: 'A round photo, or a circle with one or two initials.',
        content: {
          ru: 'Имя рядом пишется полностью. Инициалы — первые буквы первого и последнего слова имени: «Алексей Заречный» — «АЗ».',
          en: 'The name beside it is written in full. The initials are the first letters of its first and last word: “Alexey Zarechny” is “AZ”.',
        },
      } satisfies Notes,
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

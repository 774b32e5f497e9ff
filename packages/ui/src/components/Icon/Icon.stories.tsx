import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import { oneOf } from '../../testing/oneOf.ts';
import type { Notes } from '../../testing/notes.ts';
import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import { paths } from './paths.ts';

const names = Object.keys(paths) as IconName[];
const meta: Meta<typeof Icon> = {
  component: Icon,
  argTypes: { name: oneOf(names) },
  args: { name: 'search' },
  parameters: {
    docs: {
      description: {
        component:
          'Line drawings of the public pages on a grid of 16, in the colour of the text. Never the only carrier of a meaning: readers pass over them. The admin area has its own set, Glyph, so that visitors do not load it.',
      },
      notes: {
        whenNot: 'In the admin area, which has Glyph. Never alone where a word is needed to understand it.',
        keyboard: 'Takes no focus.',
        accessibility:
          'Hidden from readers. Takes the colour of the text, in forced colours, too; state is said by the word beside it.',
        anatomy: 'One `<svg>` on a grid of 16, drawn with lines.',
        content: {
          ru: 'Своих слов нет: смысл несёт слово рядом, «Скачать CV», а не одна стрелка.',
          en: 'It has no words: the word beside it says what it means, “Download CV”, not the arrow alone.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const All: Story = {
  render: () => (
    <Row>
      {names.map((name) => (
        <Row key={name}>
          <Icon name={name} size={24} />
          {name}
        </Row>
      ))}
    </Row>
  ),
};
export const Sizes: Story = {
  render: ({ name }) => (
    <Row>
      {[16, 18, 24].map((size) => (
        <Icon key={size} name={name} size={size} />
      ))}
    </Row>
  ),
};

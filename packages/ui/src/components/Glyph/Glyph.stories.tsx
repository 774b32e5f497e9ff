import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import { oneOf } from '../../testing/oneOf.ts';
import type { Notes } from '../../testing/notes.ts';
import { Glyph, glyphNames } from './Glyph.tsx';

const meta: Meta<typeof Glyph> = {
  component: Glyph,
  argTypes: { name: oneOf(glyphNames) },
  parameters: {
    docs: {
      description: {
        component:
          'Line drawings of the admin area on a grid of 24. Decorative: the word beside it or the label of its button carries the meaning.',
      },
      notes: {
        whenNot:
          'On pages for visitors: Icon has their drawings. Never instead of a word that is not known by its picture.',
        keyboard: 'Takes no focus.',
        accessibility:
          'Hidden from readers: the word beside it or the label of its button says it. Takes the colour of the text, in forced colours, too.',
        anatomy: 'One `<svg>` on a grid of 24, drawn with lines.',
        content: {
          ru: 'Своих слов нет: смысл несёт слово рядом или подпись кнопки: «Изменить».',
          en: 'It has no words: the word beside it or the label of its button says what it means: “Edit”.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;

export const All: StoryObj<typeof Glyph> = {
  render: () => (
    <Row>
      {glyphNames.map((name) => (
        <Row key={name}>
          <Glyph name={name} size={24} />
          {name}
        </Row>
      ))}
    </Row>
  ),
};

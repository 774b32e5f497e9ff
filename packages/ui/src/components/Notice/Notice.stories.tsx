import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import { oneOf } from '../../testing/oneOf.ts';
import type { Notes } from '../../testing/notes.ts';
import { Notice, noticeTones } from './Notice.tsx';

const meta: Meta<typeof Notice> = {
  component: Notice,
  argTypes: { tone: oneOf(noticeTones) },
  args: { children: 'На русском языке этого текста пока нет.' },
  parameters: {
    english: { children: 'This post exists in Russian only.' },
    docs: {
      description: {
        component:
          'A sentence or two that concern the whole view. The tone is a colour and a drawing, never a colour alone. Spoken at once only for failures.',
      },
      notes: {
        whenNot:
          'For news of what has just been done: Toast. For an error of one field: the field’s own. For data that did not come: ErrorState.',
        keyboard: 'Takes no focus; links and buttons in it are reached as usual.',
        accessibility:
          'The tone is a colour and a drawing. `isAlert` is spoken at once and is for failures; anything else is read in its place.',
        anatomy:
          'A frame in the colour of the tone, the drawing of the tone, beside it the sentences with their links and buttons.',
        content: {
          ru: 'Одно-два предложения: что случилось и что это значит для читающего.',
          en: 'A sentence or two: what happened and what it means for whoever reads it.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Tones: Story = {
  render: (args) => (
    <Row isColumn>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Row>
  ),
};
export const LongText: Story = {
  args: {
    tone: 'warning',
    children: 'С тех пор запись изменили на сервере: сохранение заменит те изменения. '.repeat(4),
  },
  parameters: { english: {} },
};

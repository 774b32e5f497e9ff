import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import { Notice, noticeTones } from './Notice.tsx';

const meta: Meta<typeof Notice> = {
  component: Notice,
  args: { children: 'На русском языке этого текста пока нет.' },
  parameters: {
    english: { children: 'This post exists in Russian only.' },
    docs: {
      description: {
        component:
          'A sentence or two that concern the whole view. The tone is a colour and a drawing, never a colour alone. Spoken at once only for failures.',
      },
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

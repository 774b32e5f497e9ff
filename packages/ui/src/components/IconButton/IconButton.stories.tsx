import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import type { Notes } from '../../testing/notes.ts';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { glyph: 'pencil', label: 'Изменить' },
  parameters: {
    english: { label: 'Edit' },
    docs: {
      description: {
        component:
          'A picture that is a button: 36 px, 44 under a finger. Its label is its accessible name and its tooltip. For acts everybody knows by the picture; all others get words.',
      },
      notes: {
        whenNot:
          'For acts that are not known by their picture: a Button with words. On pages for visitors: Button with `isSquare`.',
        keyboard: 'Tab reaches it and shows its name at once, Enter and Space press it.',
        accessibility:
          '`label` is its accessible name and its tooltip. 36 px, 44 under a finger. In forced colours it has a border under the pointer.',
        anatomy: 'A `<button>` with one Glyph. The label is drawn only in its tooltip.',
        content: {
          ru: 'Глагол, при нужде с предметом: «Изменить», «Убрать уведомление».',
          en: 'A verb, with its thing where it is not plain: “Edit”, “Dismiss”.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const States: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} />
      <IconButton {...args} aria-pressed />
      <IconButton {...args} data-state="open" />
      <IconButton {...args} disabled />
      <IconButton {...args} glyph="trash" tone="danger" />
    </Row>
  ),
};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };

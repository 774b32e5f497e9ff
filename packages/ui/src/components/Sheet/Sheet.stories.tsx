import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
import type { Notes } from '../../testing/notes.ts';
import { Sheet } from './Sheet.tsx';

interface Words {
  heading: string;
  field: string;
}

const english: Words = { heading: 'Details', field: 'Address' };

function OwnSheet({ heading, field }: Words) {
  return (
    <Sheet heading={heading} onClose={() => undefined}>
      <Field id="sheet-field" label={field} />
    </Sheet>
  );
}

const meta: Meta<typeof OwnSheet> = {
  component: OwnSheet,
  subcomponents: { Sheet },
  args: { heading: 'Сведения', field: 'Адрес' },
  parameters: {
    english,
    docs: {
      description: {
        component:
          'What has no room beside the page of a phone: it comes from below and lies over the page as a dialog. The focus stays inside; Escape, the cross or a press outside closes it.',
      },
      notes: {
        whenNot:
          'On a desktop, where there is room beside the text. For a question: AlertDialog. For a menu of places: Drawer.',
        keyboard:
          'The focus goes to the sheet itself and stays inside; Escape closes it and gives the focus back.',
        accessibility:
          'A dialog named by its heading. No field takes the focus by itself: the keyboard of a phone would cover what has just come. Nothing moves under reduced motion.',
        anatomy: 'Heading and cross, content, a veil over the page.',
      } satisfies Notes,
      story: { inline: false, height: '640px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof OwnSheet>;

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };

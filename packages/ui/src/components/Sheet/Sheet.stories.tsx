import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
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
  args: { heading: 'Сведения', field: 'Адрес' },
  parameters: {
    english,
    docs: {
      description: {
        component:
          'What has no room beside the page of a phone: it comes from below and lies over the page as a dialog. The focus stays inside; Escape, the cross or a press outside closes it.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof OwnSheet>;

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };

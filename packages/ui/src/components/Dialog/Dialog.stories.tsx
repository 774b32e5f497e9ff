import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Dialog } from './Dialog.tsx';

const english = { heading: 'Move to a place', lead: 'One sentence about what will happen.' };
const meta: Meta<typeof Dialog> = {
  component: Dialog,
  args: {
    heading: 'Поставить на место',
    lead: 'Одно предложение о том, что будет.',
    isOpen: true,
    onOpenChange: () => undefined,
  },
  parameters: {
    english,
    docs: {
      description: {
        component:
          'A task over the page. The focus begins in the first field, stays inside and returns where it was; Escape, the cross and a press outside close it. The page behind keeps its place. The main action stands last. For a question about something that cannot be undone there is the alert dialog.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

const actions = (
  <>
    <Button>Отмена</Button>
    <Button tone="primary">Поставить</Button>
  </>
);
const englishActions = (
  <>
    <Button>Cancel</Button>
    <Button tone="primary">Move</Button>
  </>
);

export const Medium: Story = {
  args: { actions },
  parameters: { english: { ...english, actions: englishActions } },
};
export const Small: Story = {
  args: { size: 'small', children: <Field label="Место" defaultValue="1" />, actions },
  parameters: {
    english: { ...english, children: <Field label="Place" defaultValue="1" />, actions: englishActions },
  },
};
export const Wide: Story = {
  args: { size: 'wide', actions },
  parameters: { english: { ...english, actions: englishActions } },
};
export const MustAnswer: Story = {
  args: { canClose: false, actions: <Button>Понятно</Button> },
  parameters: { english: { ...english, actions: <Button>Understood</Button> } },
};
export const LongText: Story = {
  args: {
    heading: 'Достопримечательностями электрофотополупроводниковыми',
    children: Array.from({ length: 24 }, (_, line) => (
      <p key={line}>Длинный текст прокручивается вместе с окном, а страница под ним стоит на месте.</p>
    )),
    actions,
  },
};

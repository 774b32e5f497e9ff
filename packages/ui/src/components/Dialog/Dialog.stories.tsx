import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Dialog } from './Dialog.tsx';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  args: {
    heading: 'Поставить на место',
    lead: 'Одно предложение о том, что будет.',
    isOpen: true,
    onOpenChange: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Medium: Story = { args: { actions: <Button tone="primary">Поставить</Button> } };
export const Small: Story = { args: { size: 'small', children: <Field label="Место" defaultValue="1" /> } };
export const MustAnswer: Story = { args: { canClose: false, actions: <Button>Понятно</Button> } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { oneOf } from '../../testing/oneOf.ts';
import type { Notes } from '../../testing/notes.ts';
import { Dialog, dialogSizes } from './Dialog.tsx';

const english = { heading: 'Move to a place', lead: 'One sentence about what will happen.' };
const meta: Meta<typeof Dialog> = {
  component: Dialog,
  argTypes: { size: oneOf(dialogSizes) },
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
      notes: {
        whenNot:
          'For a question about something that cannot be undone: AlertDialog. For news: Toast. For what should have an address and a way back: a page. Never two over each other.',
        keyboard:
          'The focus begins in the first field (or where `initialFocus` says), Tab stays inside, Escape closes, unless `canClose` is `false`. Afterwards the focus is where it was.',
        accessibility:
          '`role="dialog"` named by its heading, described by its lead. The page behind does not scroll and is out of reach for readers. In forced colours it has a border. It scrolls itself where the screen is low.',
        anatomy: 'Heading and cross, lead, content, buttons with the main one last.',
        content: {
          ru: 'Заголовок — дело: «Поставить „Лист“ на место». Под ним одно-два предложения о том, что будет. На главной кнопке тот же глагол.',
          en: 'The heading is the task: “Move ‘Leaf’”. One or two sentences below say what will happen. The main button has the same verb.',
        },
      } satisfies Notes,
      story: { inline: false, height: '520px' },
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
  parameters: { english: {} },
};

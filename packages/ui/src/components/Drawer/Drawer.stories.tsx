import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { Drawer } from './Drawer.tsx';

interface Words {
  label: string;
  items: readonly string[];
}

const items = ['Проекты', 'Опыт работы', 'Сообщения'];
const english: Words = { label: 'Menu', items: ['Projects', 'Work experience', 'Messages'] };

function List({ items }: Pick<Words, 'items'>) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <a href="#item">{item}</a>
        </li>
      ))}
    </ul>
  );
}

function OwnDrawer({ label, items, variant }: Words & { variant: 'permanent' | 'temporary' }) {
  return (
    <Drawer variant={variant} label={label} isOpen onOpenChange={() => undefined}>
      <List items={items} />
    </Drawer>
  );
}

const meta: Meta<typeof OwnDrawer> = {
  component: OwnDrawer,
  subcomponents: { Drawer },
  args: { label: 'Меню', items, variant: 'permanent' },
  parameters: {
    english,
    docs: {
      description: {
        component:
          'A side panel 240 px wide. On a desktop it stands beside the page and keeps its state; on a phone it lies over the page as a dialog: the focus stays inside, Escape or a press outside closes it.',
      },
      notes: {
        whenNot:
          'For a task with an end: Dialog. For what a phone has no room for beside the text: Sheet. Visitors’ pages have a header instead.',
        keyboard:
          'Permanent: its links in the order of the page. Temporary: the focus stays inside, Escape closes it and gives the focus back to the button.',
        accessibility:
          'Permanent it is plain content that its button shows and hides. Temporary it is a dialog named by `label`. Nothing moves under reduced motion.',
        anatomy: 'A panel of 240 px, its links; over the page also a veil.',
      } satisfies Notes,
      story: { inline: false, height: '420px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof OwnDrawer>;

export const Permanent: Story = {};
export const Temporary: Story = {
  args: { variant: 'temporary' },
  globals: { viewport: { value: 'phone' } },
};

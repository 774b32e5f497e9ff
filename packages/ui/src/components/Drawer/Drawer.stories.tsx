import type { Meta, StoryObj } from '@storybook/react-vite';
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
  args: { label: 'Меню', items, variant: 'permanent' },
  parameters: {
    english,
    docs: {
      description: {
        component:
          'A side panel 240 px wide. On a desk it stands beside the page and keeps its state; on a phone it lies over the page as a dialog: the focus stays inside, Escape or a press outside closes it.',
      },
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

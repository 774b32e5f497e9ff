import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Notes } from '../../testing/notes.ts';
import { SortableList } from './SortableList.tsx';

interface Words {
  label: string;
  items: readonly string[];
  nameOf(item: string): string;
}

function Sorted({ label, items, nameOf }: Words) {
  const [order, setOrder] = useState(items);
  return (
    <SortableList
      label={label}
      items={order}
      getId={(item) => item}
      getLabel={nameOf}
      onReorder={setOrder}
      renderItem={(item) => item}
    />
  );
}
const meta: Meta<typeof Sorted> = {
  component: Sorted,
  subcomponents: { SortableList },
  args: {
    label: 'Проекты',
    items: ['Тепло города', 'Лист', 'Журнал смены'],
    nameOf: (item) => `Проект «${item}»`,
  },
  parameters: {
    english: {
      label: 'Projects',
      items: ['City heat', 'Leaf', 'Shift log'],
      nameOf: (item: string) => `Project “${item}”`,
    },
    docs: {
      description: {
        component:
          'A list in an order of its owner’s own. A grip lifts an item by pointer, by a finger that rests, or by Space; arrows, Home and End move it, Space puts it down, Escape takes it back; each step is spoken. Beside it the menu of a row moves without dragging.',
      },
      notes: {
        whenNot:
          'Where the order follows from the data (dates, names). For a list longer than a page or two: “Move to…” in the row’s menu.',
        keyboard:
          'On a grip Space or Enter lifts; arrows, Home and End move; Space, Enter or Tab puts down; Escape takes back.',
        accessibility:
          'Each step is spoken with the place and how many there are. Dragging is never the only way (WCAG 2.5.7): the row’s menu moves, too. A finger lifts after resting, so the page still scrolls.',
        anatomy: 'A list; in each row what leads it, the grip, the content.',
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Sorted>;

export const Resting: Story = {};
export const Lifted: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('button')[0]?.focus();
    await userEvent.keyboard(' ');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SortableList } from './SortableList.tsx';

const items = ['Тепло города', 'Лист', 'Журнал смены'];
function Sorted() {
  const [order, setOrder] = useState(items);
  return (
    <SortableList
      label="Проекты"
      items={order}
      getId={(item) => item}
      getLabel={(item) => `Проект «${item}»`}
      onReorder={setOrder}
      renderItem={(item) => item}
    />
  );
}
const meta: Meta<typeof Sorted> = {
  component: Sorted,
  parameters: {
    docs: {
      description: {
        component:
          'A list in an order of its owner’s own. A grip lifts an item by pointer, by a finger that rests, or by Space; arrows, Home and End move it, Space puts it down, Escape takes it back; each step is spoken. Beside it the menu of a row moves without dragging.',
      },
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

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
const meta: Meta<typeof Sorted> = { component: Sorted };
export default meta;
type Story = StoryObj<typeof Sorted>;

export const Resting: Story = {};
export const Lifted: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('button')[0]?.focus();
    await userEvent.keyboard(' ');
  },
};

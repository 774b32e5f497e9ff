import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './Table.tsx';

interface Person {
  id: string;
  name: string;
  role: string;
}
const people: Person[] = [
  { id: '1', name: 'Имя Фамилия', role: 'Владелец' },
  { id: '2', name: 'Анна Сергеева', role: 'Сотрудник' },
];
function People() {
  return (
    <Table
      label="Пользователи"
      items={people}
      getId={(person) => person.id}
      columns={[
        { title: 'Имя', kind: 'heading', render: (person) => person.name },
        { title: 'Роль', render: (person) => person.role },
      ]}
    />
  );
}
const meta: Meta<typeof People> = { component: People };
export default meta;
type Story = StoryObj<typeof People>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

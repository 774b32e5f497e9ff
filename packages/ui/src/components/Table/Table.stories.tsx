import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import type { Notes } from '../../testing/notes.ts';
import { Table } from './Table.tsx';

interface People {
  label: string;
  titles: readonly [name: string, role: string, login: string, actions: string];
  rows: readonly (readonly [name: string, role: string, login: string])[];
}

function OwnTable({ label, titles, rows }: People) {
  return (
    <Table
      label={label}
      items={rows}
      getId={([name]) => name}
      columns={[
        { title: titles[0], kind: 'heading', render: ([name]) => <Link href="/admin/users">{name}</Link> },
        { title: titles[1], render: ([, role]) => role },
        { title: titles[2], render: ([, , login]) => login },
        { title: titles[3], kind: 'actions', render: () => <IconButton glyph="more" label={titles[3]} /> },
      ]}
    />
  );
}

const meta: Meta<typeof OwnTable> = {
  component: OwnTable,
  subcomponents: { Table },
  args: {
    label: 'Пользователи',
    titles: ['Имя', 'Роль', 'Имя пользователя', 'Действия'],
    rows: [
      ['Алексей Заречный', 'Владелец', 'owner'],
      ['Анна Сергеева', 'Сотрудник', 'anna'],
    ],
  },
  parameters: {
    english: {
      label: 'Users',
      titles: ['Name', 'Role', 'Username', 'Actions'],
      rows: [
        ['Alexey Zarechny', 'Owner', 'owner'],
        ['Anna Sergeeva', 'Staff', 'anna'],
      ],
    },
    docs: {
      description: {
        component:
          'Facts in rows, with figures of one width. The first cell names the row and its link covers all of it. On a phone a row becomes a stack with the headings beside the facts, and stays a table for readers.',
      },
      notes: {
        whenNot:
          'For one fact a row: a list. For layout. For more than about six columns: leave some to the page of the row.',
        keyboard: 'Links, checkboxes and buttons in its cells by Tab, row after row.',
        accessibility:
          'A real `<table>` with a caption for readers and a heading for each row. On a phone it is drawn as a stack and stays a table; roles are written out because Safari would drop them.',
        anatomy: 'Caption, headings, rows; a row is select, heading, facts, actions.',
        content: {
          ru: 'Заголовки столбцов — существительные без точки. Числа выровнены и одной ширины.',
          en: 'Column headings are nouns without a full stop. Figures have one width and line up.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof OwnTable>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
export const LongWords: Story = {
  args: { rows: [['Электрофотополупроводниковый-'.repeat(3), 'Суперпользователь', 'very.long.login.name']] },
  parameters: { english: {} },
};

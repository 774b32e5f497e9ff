import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { TitleText } from './TitleText.tsx';

const meta: Meta<typeof TitleText> = {
  component: TitleText,
  args: { children: 'Про `select` и `join` в базе' },
  parameters: {
    english: { children: 'On `select` and `join` in a database' },
    docs: {
      description: {
        component:
          'A title in which code is code. Heads, feeds and pictures of links have the same without the marks.',
      },
      notes: {
        whenNot: 'For texts: Prose. In heads, feeds and names for readers, which take the plain title.',
        keyboard: 'Takes no focus.',
        accessibility: '`<code>` inside a heading is read as its words.',
        anatomy: 'Plain words with a `<code>` for each piece in backticks, without an element around them.',
        content: {
          ru: 'Обратные кавычки только у кода: «Про `select` в базе».',
          en: 'Backticks around code alone: “On `select` in a database”.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof TitleText>;

export const WithCode: Story = {};
export const Plain: Story = {
  args: { children: 'Без кода' },
  parameters: { english: { children: 'Without code' } },
};

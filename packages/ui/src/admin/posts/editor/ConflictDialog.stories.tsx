import { postSides } from '@janus-site/core/editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPost } from '../../../testing/adminAnswers.ts';
import { samplePicture } from '../../../testing/samplePicture.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const values = postSides(adminPost()).saved;
const meta: Meta<typeof ConflictDialog> = {
  component: ConflictDialog,
  args: {
    mine: { ...values, ru: { ...values.ru, title: 'Мой заголовок' } },
    theirs: {
      ...values,
      shared: { ...values.shared, cover: samplePicture, tags: [] },
      ru: { ...values.ru, title: 'Их заголовок' },
    },
    author: 'Анна Сергеева',
    onSettle: () => undefined,
    onLater: () => undefined,
  },
  parameters: { english: { author: 'Anna Sergeeva' }, docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj<typeof ConflictDialog>;

export const Words: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Page: Story = {
  args: {
    author: null,
    mine: { ...values, shared: { ...values.shared, page_face: 'blog' } },
    theirs: { ...values, shared: { ...values.shared, page_face: 'portfolio' } },
  },
  parameters: { english: {} },
};
export const OnlyState: Story = { args: { mine: values, theirs: values } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BulkActions, Named } from './useBulkActions.ts';
import { BulkActionsNotice } from './BulkActionsNotice.tsx';

const acts = (what: string, title: string, message: string): BulkActions<Named> => ({
  progress: null,
  refusals: [
    {
      what,
      items: [
        {
          item: { id: '1', title },
          error: {
            kind: 'http',
            status: 409,
            message,
            body: { status: 409, error: { code: 'conflict', message } },
          },
        },
      ],
      retry: () => undefined,
    },
  ],
  run: () => Promise.resolve(0),
  dismiss: () => undefined,
});

const meta: Meta<typeof BulkActionsNotice> = {
  component: BulkActionsNotice,
  args: { acts: acts('Не удалено.', 'Лист', 'У поста есть версия новее.') },
  parameters: { english: { acts: acts('Not deleted.', 'Leaf', 'The post has a newer version.') } },
};
export default meta;
type Story = StoryObj<typeof BulkActionsNotice>;

export const Refused: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    acts: acts(
      'Не удалено.',
      'Достопримечательностями электрофотополупроводниковыми',
      'Сначала уберите его из серии.',
    ),
  },
  parameters: {
    english: {
      acts: acts(
        'Not deleted.',
        'Electroencephalographically counterrevolutionary',
        'Remove it from its series first.',
      ),
    },
  },
};
/** The progress is only for screen readers. */
export const Running: Story = {
  args: { acts: { ...acts('', '', ''), progress: { done: 1, total: 3 }, refusals: [] } },
  parameters: { english: {} },
};

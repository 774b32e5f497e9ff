import type { Meta, StoryObj } from '@storybook/react-vite';
import { inToasts } from '../../testing/inToasts.tsx';
import type { HiddenNoticeProps } from './HiddenNotice.tsx';
import { HiddenNotice } from './HiddenNotice.tsx';

const update: HiddenNoticeProps['update'] = {
  name: 'updateProject',
  run: () => Promise.resolve({ ok: true, data: null, response: new Response() }),
  invalidates: () => [],
};

const meta: Meta<typeof HiddenNotice> = {
  component: HiddenNotice,
  decorators: [inToasts],
  args: { item: { id: '1', is_published: false }, title: 'Тепло города', update },
  parameters: { english: { title: 'City heat' } },
};
export default meta;
type Story = StoryObj<typeof HiddenNotice>;

export const Hidden: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** A shown item has no notice. */
export const Shown: Story = { args: { item: { id: '1', is_published: true } } };

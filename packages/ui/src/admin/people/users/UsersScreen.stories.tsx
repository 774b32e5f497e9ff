import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AdminLayout } from '../../frame/AdminLayout.tsx';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { UsersScreen } from './UsersScreen.tsx';

const place = { face: 'portfolio', route: 'users', scripts: adminScripts, session: adminSession() } as const;
const meta: Meta<typeof UsersScreen> = {
  component: UsersScreen,
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
  parameters: { layout: 'fullscreen', place },
};
export default meta;
type Story = StoryObj<typeof UsersScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Form: Story = {
  parameters: { place: { ...place, search: '?edit=00000000-0000-4000-8000-000000000901' } },
};
/** Before an account is deleted. */
export const DeletionQuestion: Story = {
  ...Form,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить пользователя…' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
export const New: Story = { parameters: { place: { ...place, search: '?new=1' } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, listUsers: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...adminScripts,
        listUsers: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
      },
    },
  },
};

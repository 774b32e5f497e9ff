import type { NoticeTest } from '@janus-site/core';
import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { failingNotices, noNotices, operatorsNotices } from '../../../testing/adminNotices.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { AdminLayout } from '../../frame/AdminLayout.tsx';
import { Notices } from './Notices.tsx';

const place = { face: 'portfolio', route: 'site', scripts: adminScripts, session: adminSession() } as const;
const withChannels = (getNoticeChannels: unknown) => ({
  ...place,
  scripts: { ...adminScripts, getNoticeChannels },
});
const tried = (testNoticeChannel: NoticeTest) => ({
  ...place,
  scripts: { ...adminScripts, testNoticeChannel },
});

const meta: Meta<typeof Notices> = {
  component: Notices,
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
type Story = StoryObj<typeof Notices>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { place: withChannels(noNotices) } };
export const SetByOperator: Story = { parameters: { place: withChannels(operatorsNotices) } };
export const Failing: Story = { parameters: { place: withChannels(failingNotices) } };
export const Loading: Story = { parameters: { place: withChannels(never) } };
export const Failed: Story = {
  parameters: { place: withChannels(() => problem(503, 'unavailable', 'Сервис временно недоступен.')) },
};
export const Delivered: Story = {
  play: async () => {
    await press('Отправить пробное Почта');
    await screen.findByText(/^Принято/);
  },
};
export const Refused: Story = {
  parameters: { place: tried({ outcome: 'refused', detail: 'Bad Request: chat not found' }) },
  play: async () => {
    await press('Отправить пробное Telegram');
    await screen.findByText('Bad Request: chat not found');
  },
};
export const Mail: Story = {
  play: async () => {
    await press('Изменить… Почта');
    await screen.findByLabelText(/^Куда писать/);
  },
};
export const MailOnPhone: Story = { ...Mail, globals: { viewport: { value: 'phone' } } };
export const MailNew: Story = {
  parameters: { place: withChannels(noNotices) },
  play: async () => {
    await press('Настроить… Почта');
    await screen.findByLabelText(/^Куда писать/);
  },
};
export const Telegram: Story = {
  play: async () => {
    await press('Изменить… Telegram');
    await screen.findByLabelText(/^Чат/);
  },
};

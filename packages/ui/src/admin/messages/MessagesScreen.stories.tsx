import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminEmptyScripts, adminMessages, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { never } from '../../testing/sampleScripts.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

const place = {
  face: 'portfolio',
  route: 'messages',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof MessagesScreen> = {
  component: MessagesScreen,
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
type Story = StoryObj<typeof MessagesScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Анна Сергеева/ }));
};

const addresses = adminMessages().items.map((message) => ({
  ...message,
  message: `Проект описан на https://example.com/projects/${'длинный-адрес-'.repeat(6)}2026, вопросы — на work@example.com.\n<b>Не HTML</b>, и не ссылка: javascript:alert(1)`,
}));
/** Addresses in a visitor's message, next to an answered message. */
export const Opened: Story = {
  parameters: {
    place: { ...place, scripts: { ...adminScripts, listMessages: { ...adminMessages(), items: addresses } } },
  },
  play: open,
};
export const OpenedOnPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' }, theme: 'dark' } };
const replied = {
  ...adminMessages(),
  can_reply: true,
  items: adminMessages().items.map((message) => ({
    ...message,
    replies: [
      {
        text: 'Добрый день! Да, удобно.\nНапишите, в какое время вам позвонить.',
        sent_at: '2026-03-02T09:30:00Z',
        author: 'owner',
      },
    ],
  })),
};
const replyScripts = { ...adminScripts, listMessages: replied };

/** A sent reply below the visitor's message. */
export const Replied: Story = { parameters: { place: { ...place, scripts: replyScripts } }, play: open };

export const Replying: Story = {
  ...Replied,
  play: async (context) => {
    await open?.(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Ответить' }));
  },
};

export const ReplyingOnPhone: Story = {
  ...Replying,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

/** The reply was refused: its text stays. */
export const NotSent: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...replyScripts,
        replyToMessage: () =>
          problem(
            409,
            'reply_not_sent',
            'Письмо не ушло, почтовый сервер его не принял (550 no such user here). Проверьте отправку на странице «Сайт», в разделе «Уведомления».',
          ),
      },
    },
  },
  play: async (context) => {
    await open?.(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Ответить' }));
    const field = await context.canvas.findByLabelText('Ответ', { selector: 'textarea' });
    await context.userEvent.type(field, 'Во вторник в 15:00?');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Отправить' }));
    await context.canvas.findByText(/почтовый сервер его не принял/);
    localStorage.clear();
  },
};

export const Unanswered: Story = {
  parameters: { place: { ...place, search: '?answered=no', scripts: adminEmptyScripts } },
};
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, listMessages: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...adminScripts,
        listMessages: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
      },
    },
  },
};

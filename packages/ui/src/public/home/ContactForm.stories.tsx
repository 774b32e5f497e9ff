import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { expect } from 'storybook/test';
import { never, sampleScripts } from '../../testing/sampleScripts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ContactForm } from './ContactForm.tsx';

const meta: Meta<typeof ContactForm> = {
  component: ContactForm,
  parameters: {
    docs: {
      description: {
        component:
          'A real form: without scripts the browser posts it and the page comes back with the outcome. With them it is checked in our words, sent in place, and what was typed stays until it is out.',
      },
      notes: {
        keyboard:
          'Fields in the order of the page; Enter in a line and the button send it. Where something is wrong the focus goes to the first such field.',
        whenNot: 'For a form behind signing in: those of the admin area keep drafts.',
        accessibility:
          'Works without scripts. Errors are tied to their fields; a failure is spoken at once, and when the form is sent the focus goes to what stands in its place.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ContactForm>;
type Play = NonNullable<Story['play']>;

const fillAndSend: Play = async ({ canvas, userEvent }) => {
  const [name, email, , message] = canvas.getAllByRole('textbox');
  if (!name || !email || !message) throw new Error('The form has lost its fields.');
  await userEvent.type(name, 'Анна');
  await userEvent.type(email, 'anna@example.com');
  await userEvent.type(message, 'Здравствуйте!');
  await userEvent.click(canvas.getByRole('button'));
};
const answer = (sendFeedback: () => unknown) => ({
  place: { scripts: { ...sampleScripts, sendFeedback } },
});

export const Empty: Story = {};
export const English: Story = { parameters: { place: { language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Напишите сообщение')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
  },
};
export const Sending: Story = {
  parameters: answer(never),
  play: async (context) => {
    await fillAndSend(context);
    await expect(await context.canvas.findByText('Отправляю…')).toBeVisible();
  },
};
export const Sent: Story = {
  play: async (context) => {
    await fillAndSend(context);
    await expect(await context.canvas.findByRole('status')).toHaveFocus();
  },
};
export const Failed: Story = {
  parameters: answer(() => problem(503, 'unavailable', 'Сервис временно недоступен')),
  play: async (context) => {
    await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  },
};
/** As the page is rendered for a browser without scripts. */
export const SentWithoutScripts: Story = {
  parameters: { outcome: { state: 'sent', values: { telegram: '@anna', message: 'Здравствуйте!' } } },
};
/** The form is empty again. */
export const Another: Story = {
  play: async (context) => {
    await fillAndSend(context);
    await context.userEvent.click(await context.canvas.findByRole('link'));
    await expect(await context.canvas.findByRole('textbox', { name: 'Имя' })).toHaveValue('');
  },
};
export const RefusedWithoutScripts: Story = {
  parameters: {
    outcome: { state: 'failed', values: { name: 'Анна' }, fields: { message: 'Напишите сообщение' } },
  },
};

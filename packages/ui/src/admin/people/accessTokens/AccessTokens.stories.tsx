import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { AccessTokens } from './AccessTokens.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const withList = (listAccessTokens: unknown) => ({
  ...place,
  scripts: { ...adminScripts, listAccessTokens },
});

const meta: Meta<typeof AccessTokens> = { component: AccessTokens, parameters: { place } };
export default meta;
type Story = StoryObj<typeof AccessTokens>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { place: withList({ items: [] }) } };
export const Loading: Story = { parameters: { place: withList(never) } };
export const Failed: Story = {
  parameters: { place: withList(() => problem(503, 'unavailable', 'Сервис временно недоступен.')) },
};
export const New: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Создать токен…' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
export const Made: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Создать токен…' }));
    await userEvent.type(await screen.findByLabelText(/^Название/), 'CI');
    await userEvent.click(screen.getByLabelText('посты'));
    await userEvent.click(screen.getByRole('button', { name: 'Создать токен' }));
    await expect(await screen.findByText(/^janus_pat_/)).toBeVisible();
  },
};

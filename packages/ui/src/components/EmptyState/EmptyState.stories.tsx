import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = { component: EmptyState, args: { title: 'Постов пока нет' } };
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Ready: Story = { args: { children: 'Первый появится здесь и в ленте RSS.' } };
export const WithAction: Story = {
  args: { action: <ButtonLink href="/posts">Показать все посты</ButtonLink> },
};

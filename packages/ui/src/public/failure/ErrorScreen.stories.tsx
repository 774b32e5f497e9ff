import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta: Meta<typeof ErrorScreen> = { component: ErrorScreen };
export default meta;
type Story = StoryObj<typeof ErrorScreen>;

export const Ready: Story = { args: { onRetry: () => undefined } };
export const WithoutScripts: Story = { args: { again: '/posts' } };
export const English: Story = { parameters: { place: { language: 'en' } } };

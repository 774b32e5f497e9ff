import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const meta: Meta<typeof Footer> = { component: Footer, parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj<typeof Footer>;

export const Portfolio: Story = {};
export const Blog: Story = { parameters: { host: { face: 'blog' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePostPage } from '../../testing/sampleAnswers.ts';
import { Prose } from '../Prose/Prose.tsx';
import { Modal } from './Modal.tsx';

const meta: Meta<typeof Modal> = {
  component: Modal,
  args: {
    label: 'Проект',
    closeText: 'Закрыть',
    onLeave: () => undefined,
    children: <Prose html={samplePostPage('ru').translations[0]?.html ?? ''} />,
  },
};
export default meta;
type Story = StoryObj<typeof Modal>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

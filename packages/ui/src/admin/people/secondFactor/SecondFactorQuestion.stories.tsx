import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { inToasts } from '../../../testing/inToasts.tsx';
import { SecondFactorQuestion } from './SecondFactorQuestion.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof SecondFactorQuestion> = {
  component: SecondFactorQuestion,
  decorators: [inToasts],
  args: { asked: 'disable', onCodes: () => undefined, onClose: () => undefined },
  parameters: { place, docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj<typeof SecondFactorQuestion>;

export const Disable: Story = {};
export const RemoveTotp: Story = { args: { asked: 'removeTotp' } };
export const NewCodes: Story = { args: { asked: 'newCodes' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

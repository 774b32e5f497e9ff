import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { inToasts } from '../../../testing/inToasts.tsx';
import { CodeStep } from './CodeStep.tsx';

const place = {
  face: 'portfolio',
  route: 'login',
  scripts: adminScripts,
  session: adminSession(undefined, false),
} as const;
const meta: Meta<typeof CodeStep> = {
  component: CodeStep,
  decorators: [inToasts],
  args: {
    username: 'owner',
    password: 'correct',
    methods: ['totp', 'recovery_code'],
    onDone: () => undefined,
    onBack: () => undefined,
  },
  parameters: { place },
};
export default meta;
type Story = StoryObj<typeof CodeStep>;

export const App: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RecoveryCode: Story = { args: { methods: ['recovery_code'] } };
/** There is no method that would do here. */
export const NoMethod: Story = { args: { methods: [] } };
export const Refused: Story = {
  args: { password: 'wrong' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { sampleSecondFactor } from '../../../testing/adminAccount.ts';
import { RecoveryCodesNotice } from './RecoveryCodesNotice.tsx';

const withCodes = (recovery_codes_left: number) => ({
  face: 'portfolio' as const,
  route: 'login',
  scripts: { ...adminScripts, getSecondFactor: { ...sampleSecondFactor, recovery_codes_left } },
  session: adminSession(),
});
const place = withCodes(2);
const meta: Meta<typeof RecoveryCodesNotice> = {
  component: RecoveryCodesNotice,
  parameters: { place },
};
export default meta;
type Story = StoryObj<typeof RecoveryCodesNotice>;

export const FewLeft: Story = {};
export const NoneLeft: Story = { parameters: { place: withCodes(0) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** While enough codes are left, it is empty. */
export const Enough: Story = { parameters: { place: withCodes(10) } };

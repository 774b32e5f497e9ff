import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminScripts, sampleSite } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { inToasts } from '../../testing/inToasts.tsx';
import { SampleNotice } from './SampleNotice.tsx';

const withSample = (getSample: object) => ({
  face: 'portfolio' as const,
  route: 'site',
  scripts: { ...adminScripts, getSample },
  session: adminSession(),
});

const meta: Meta<typeof SampleNotice> = {
  component: SampleNotice,
  decorators: [inToasts],
  args: { withRestoring: true },
  parameters: { place: withSample(sampleSite) },
};
export default meta;
type Story = StoryObj<typeof SampleNotice>;

export const Present: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Removed: Story = {
  parameters: { place: withSample({ items: [], has_profile: false, restorable: 12 }) },
};
